import { customerStarsAfter } from '@osta/contracts/booking/customer-stars-after';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { countRatingsSql } from './count-ratings.sql.ts';

const name = 'store-ratings';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 5;

const isOfBooking = recordedAs(BookingEvent.options);

/** What a batch says of a booking; absent: nothing. */
interface RatedNews {
  readonly id: string;
  storeId?: string;
  /** `null`: the review of the customer does not count any more. */
  stars?: number | null;
}

/** Returns the subscription that counts what customers gave after bookings at stores. */
export function countRatings(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${countRatingsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['booking'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'store.count-ratings',
        text,
        values: [...ratingsIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit counts the ratings anew. */
export const ratingsModel: ReadModel = copiesModel({
  name,
  schema: 'store',
  topics: ['booking'],
  subscriptions: [{ name, topics: ['booking'] }],
  wordsOf: [],
  tables: [
    { name: 'rated_booking', key: ['id'], compared: ['store_id', 'stars'] },
    { name: 'rating', key: ['store_id'], compared: ['one', 'two', 'three', 'four', 'five'] },
  ],
  steps: [{ text: `with ${countRatingsSql} select`, values: ratingsIn }],
});

/** Returns the parameters of `countRatingsSql` for a batch of events. The last word on a booking counts. */
export function ratingsIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const bookings = new Map<string, RatedNews>();
  for (const event of events) {
    if (!isOfBooking(event)) continue;
    const { subject: id } = event;
    const news: RatedNews = bookings.get(id) ?? { id };
    bookings.set(id, news);
    if (event.type === 'osta.booking.booking-placed' && event.data.storeId !== undefined) {
      news.storeId = event.data.storeId;
    }
    const stars = customerStarsAfter(event);
    if (stars !== undefined) news.stars = stars;
  }
  const all = [...bookings.values()];
  const made = all.filter(({ storeId }) => storeId !== undefined);
  const moved = all.filter(({ storeId, stars }) => storeId === undefined && stars !== undefined);
  return [
    made.map(({ id }) => id),
    made.map(({ storeId }) => storeId),
    made.map(({ stars = null }) => stars),
    moved.map(({ id }) => id),
    moved.map(({ stars = null }) => stars),
  ];
}
