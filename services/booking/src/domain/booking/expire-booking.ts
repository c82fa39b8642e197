import type { BookingExpired } from '@osta/contracts/booking/booking-expired';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional has not answered in time. */
export type ExpireBooking = OnBooking;

/** Ends a booking that nobody confirmed. */
export const expireBooking: Decider<ExpireBooking, Booking, BookingExpired, OnBookingRefusal> = (
  _command,
  booking,
  { actor, now },
) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status !== 'pending' || booking.answerBy === null || now < booking.answerBy) {
    return refuse(illegal(booking, now));
  }
  const expired: BookingExpired = {
    type: 'osta.booking.booking-expired',
    data: parties(booking),
  };
  return accept(expired);
};
