import { requestContract } from '@osta/contracts/request/contract';
import { RequestEvent } from '@osta/contracts/request/events';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import type { ReadModel } from '@osta/subscription/read-model';

/** Describes how an audit rebuilds who was invited to which request, which commands record with their events. */
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
      compared: ['invited_at'],
    },
  ],
  steps: [
    {
      text: `
insert into request_professional (request_id, professional_id, invited_at)
select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])`,
      values(events) {
        const invited = events.flatMap(({ subject, time, type, data }) => {
          const event = RequestEvent.parse({ type, data });
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
  ],
});
