import { bookingContract } from '@osta/contracts/booking/contract';
import { BookingId } from '@osta/contracts/ids';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { booking } from '../domain/booking/booking.ts';
import { bookingDeadlines } from '../domain/booking/deadlines.ts';
import type { OnBooking } from '../domain/booking/on-booking.ts';

/**
 * One stream per booking. Every command answers a receipt. A booking whose time overlaps with another one of the same
 * professional, or whose day has become full, cannot be appended: it is decided again.
 */
export const bookingAggregate = defineAggregate({
  contract: bookingContract,
  topic: 'booking',
  table: 'booking',
  fold: booking,
  deadlines: bookingDeadlines,
  contested: ['booking_no_overlap', 'booking_daily_cap'],
  streamOf: ({ bookingId }: OnBooking) => bookingId,
  answer({ streamId, state, version }) {
    if (state.status === 'none') throw new Error(`${streamId} has events and no state`);
    return { bookingId: BookingId.parse(streamId), status: state.status, version };
  },
});

export type BookingAggregate = AggregateOf<typeof bookingAggregate>;
