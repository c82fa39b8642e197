import { customerStarsAfter } from '@osta/contracts/booking/customer-stars-after';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { countRatingsSql } from './ratings-copy.sql.ts';

/** Counts what customers gave professionals. */
export const ratingsCopy: Copy = defineCopy({
  contract: professionalContract,
  name: 'ratings',
  topics: ['booking'],
  tables: [
    { name: 'rated_booking', key: ['id'], compared: ['professional_id', 'stars'] },
    {
      name: 'rating',
      key: ['professional_id'],
      compared: ['one', 'two', 'three', 'four', 'five'],
    },
  ],
  sql: countRatingsSql,
  values: ratingsIn,
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
