import { customerStarsAfter } from '@osta/contracts/booking/customer-stars-after';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { recordedAs } from '@osta/contracts/recorded-as';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { countRatingsSql } from './count-ratings.sql.ts';

const name = 'professional-ratings';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 3;

/** Returns the subscription that counts what customers gave professionals. */
export function countRatings(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${countRatingsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['booking'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'professional.count-ratings',
        text,
        values: [...ratingsIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit counts the ratings anew. */
export const ratingsModel: ReadModel = copiesModel({
  name,
  schema: 'professional',
  topics: ['booking'],
  subscriptions: [{ name, topics: ['booking'] }],
  wordsOf: [],
  tables: [
    { name: 'rated_booking', key: ['id'], compared: ['professional_id', 'stars'] },
    {
      name: 'rating',
      key: ['professional_id'],
      compared: ['one', 'two', 'three', 'four', 'five'],
    },
  ],
  steps: [{ text: `with ${countRatingsSql} select`, values: ratingsIn }],
});

interface Rated {
  readonly professionalId: UserId;
  /** `null`: the review of the customer does not count any more. */
  readonly stars: number | null;
}

const isBookingEvent = recordedAs(BookingEvent.options);

/** Returns the parameters of `countRatingsSql` for a batch of events. The last word on a booking counts. */
export function ratingsIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, Rated>();
  for (const event of events) {
    if (!isBookingEvent(event)) continue;
    const stars = customerStarsAfter(event);
    if (stars === undefined) continue;
    last.set(event.subject, { professionalId: event.data.professionalId, stars });
  }
  const rated = [...last.values()];
  return [
    [...last.keys()],
    rated.map(({ professionalId }) => professionalId),
    rated.map(({ stars }) => stars),
  ];
}
