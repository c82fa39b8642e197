import type { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** What the booking rests on is gone: its request has ended, or the account of a side. */
export type WithdrawBooking = OnBooking;

/** Cancels a booking before the work has begun, for the system. It counts against nobody. */
export const withdrawBooking: Decider<
  WithdrawBooking,
  Booking,
  BookingCancelled,
  OnBookingRefusal
> = (_command, booking, { actor, now }) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status !== 'pending' && booking.status !== 'confirmed') {
    return refuse(illegal(booking, now));
  }
  const { quoteId, customerId: authorId, freeCancellationHours } = booking;
  const cancelled: BookingCancelled = {
    type: 'osta.booking.booking-cancelled',
    data: {
      ...parties(booking),
      quoteId,
      revision: booking.revision + 1,
      by: 'system',
      authorId,
      isLate: false,
      freeCancellationHours,
      reason: '',
    },
  };
  return accept(cancelled);
};
