import type { BookingExpired } from '@osta/contracts/booking/booking-expired';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** Nobody has answered in time. */
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
    data: {
      ...parties(booking),
      // A time that the professional proposed waits for the customer
      owedBy: booking.proposal?.by === 'professional' ? 'customer' : 'professional',
    },
  };
  return accept(expired);
};
