import { customerStarsAfter } from '@osta/contracts/booking/customer-stars-after';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { storeContract } from '@osta/contracts/store/contract';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { countRatingsSql } from './ratings-copy.sql.ts';

const isOfBooking = recordedAs(BookingEvent.options);

/** What a batch says of a booking; absent: nothing. */
interface RatedNews {
  readonly id: string;
  storeId?: string;
  /** `null`: the review of the customer does not count any more. */
  stars?: number | null;
}

/** Counts what customers gave after bookings at stores. */
export const ratingsCopy: Copy = defineCopy({
  contract: storeContract,
  name: 'ratings',
  topics: ['booking'],
  tables: [
    { name: 'rated_booking', key: ['id'], compared: ['store_id', 'stars'] },
    { name: 'rating', key: ['store_id'], compared: ['one', 'two', 'three', 'four', 'five'] },
  ],
  sql: countRatingsSql,
  values: ratingsIn,
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
