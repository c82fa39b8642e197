import type { EventEnvelope } from '@osta/contracts/envelope';
import { OfferingEvent } from '@osta/contracts/offering/events';
import { recordedAs } from '@osta/contracts/recorded-as';
import { standingIn } from '@osta/platform/people/follow-standing';
import { standingSql } from '@osta/platform/people/follow-standing.sql';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { termsOf } from '../slots/offered-row.ts';
import { offeredSql } from './copy-offerings.sql.ts';

const name = 'booking-offerings';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 6;

const isOffering = recordedAs(OfferingEvent.options);

/** Returns the subscription that copies the services that can be booked. */
export function copyOfferings(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${offeredSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['offering'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'booking.copy-offerings',
        text,
        values: [...offeredIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit rebuilds the copies of offered services, and of who cannot be booked. */
export const offeringsModel: ReadModel = copiesModel({
  name: 'booking-offerings',
  schema: 'booking',
  topics: ['offering', 'application'],
  subscriptions: [
    { name, topics: ['offering'] },
    { name: 'booking-standing', topics: ['application'] },
  ],
  wordsOf: [],
  tables: [
    {
      name: 'offering',
      key: ['id'],
      compared: ['version', 'professional_id', 'service_id', 'is_published', 'terms'],
    },
    { name: 'hidden_professional', key: ['id'], compared: ['standing'] },
  ],
  steps: [
    { text: `with ${offeredSql} select`, values: offeredIn },
    { text: `with ${standingSql} select`, values: standingIn },
  ],
});

/** Returns the parameters of `offeredSql`. Every event says all of its service, so the last one counts. */
function offeredIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map(events.filter(isOffering).map((event) => [event.subject, event]));
  const offerings = [...last.values()];
  return [
    offerings.map(({ subject }) => subject),
    offerings.map(({ streamversion }) => streamversion),
    offerings.map(({ data }) => data.professionalId),
    offerings.map(({ data }) => data.offer.serviceId),
    offerings.map(({ data }) => data.status === 'published'),
    offerings.map(({ data }) => JSON.stringify(termsOf(data.offer, data.availability))),
  ];
}
