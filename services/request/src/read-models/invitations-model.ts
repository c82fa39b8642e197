import type { EventEnvelope } from '@osta/contracts/envelope';
import { requestContract } from '@osta/contracts/request/contract';
import { RequestEvent } from '@osta/contracts/request/events';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import type { ReadModel } from '@osta/subscription/read-model';

import { invitationChanges } from './invitation-changes.ts';

/**
 * Describes how an audit rebuilds who was invited to which request, and for whom it is over. Commands
 * write it with their events, from the state: the audit shows whether state and events agree.
 */
export const invitationsModel: ReadModel = copiesModel({
  name: `${requestContract.name}-invitations`,
  schema: requestContract.name,
  topics: ['request'],
  subscriptions: [],
  wordsOf: [],
  tables: [
    {
      name: 'request_professional',
      key: ['request_id', 'professional_id'],
      compared: ['invited_at', 'has_declined', 'is_closed'],
    },
  ],
  steps: [
    {
      text: `
insert into request_professional (request_id, professional_id, invited_at)
select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])`,
      values(events) {
        const invited = events.flatMap((envelope) => {
          const event = eventIn(envelope);
          const { subject, time } = envelope;
          return event.type === 'osta.request.professionals-invited'
            ? event.data.professionalIds.map((id) => ({ subject, id, time }))
            : [];
        });
        return [
          invited.map(({ subject }) => subject),
          invited.map(({ id }) => id),
          invited.map(({ time }) => time),
        ];
      },
    },
    {
      // The last change of each column counts. Nobody is asked after a change that ends the request
      text: `
with change as (
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[], $5::boolean[])
    with ordinality as change (request_id, only_for, unless_for, has_declined, is_closed, nth)
), latest as (
  select asked.request_id, asked.professional_id,
    (array_agg(change.has_declined order by nth desc)
      filter (where change.has_declined is not null))[1] as has_declined,
    (array_agg(change.is_closed and asked.professional_id is distinct from unless_for order by nth desc)
      filter (where change.is_closed is not null))[1] as is_closed
  from change
  join request_professional as asked on asked.request_id = change.request_id
    and asked.professional_id = coalesce(only_for, asked.professional_id)
  group by asked.request_id, asked.professional_id
)
update request_professional as asked set
  has_declined = coalesce(latest.has_declined, asked.has_declined),
  is_closed = coalesce(latest.is_closed, asked.is_closed)
from latest
where asked.request_id = latest.request_id and asked.professional_id = latest.professional_id`,
      values(events) {
        const changes = events.flatMap((envelope) =>
          invitationChanges(eventIn(envelope)).map((change) => ({
            requestId: envelope.subject,
            change,
          })),
        );
        return [
          changes.map(({ requestId }) => requestId),
          changes.map(({ change }) => change.onlyFor ?? null),
          changes.map(({ change }) => change.unlessFor ?? null),
          changes.map(({ change }) => change.hasDeclined ?? null),
          changes.map(({ change }) => change.isClosed ?? null),
        ];
      },
    },
  ],
});

function eventIn({ type, data }: EventEnvelope): RequestEvent {
  return RequestEvent.parse({ type, data });
}
