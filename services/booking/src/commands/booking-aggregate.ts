import type { BookingReceipt } from '@osta/contracts/booking/api';
import type { BookingEvent } from '@osta/contracts/booking/events';
import { BookingId } from '@osta/contracts/ids';
import type { Aggregate } from '@osta/platform/aggregate';

import { booking, type Booking } from '../domain/booking/booking.ts';
import type { OnBooking } from '../domain/booking/on-booking.ts';
import type { BookingStreams } from './booking-streams.ts';

/** What all commands of the service have in common. */
export type BookingAggregate = Aggregate<OnBooking, Booking, BookingEvent, BookingReceipt>;

/** Returns the aggregate of bookings over their streams. Every command answers a receipt. */
export function bookingAggregate(streams: BookingStreams): BookingAggregate {
  return {
    streams,
    fold: booking,
    streamOf: ({ bookingId }) => bookingId,
    answer({ streamId, state, version }) {
      if (state.status === 'none') throw new Error(`${streamId} has events and no state`);
      return { bookingId: BookingId.parse(streamId), status: state.status, version };
    },
  };
}
