import type { BookingAutoCompleted } from '@osta/contracts/booking/booking-auto-completed';
import type { ReviewsInvited } from '@osta/contracts/booking/reviews-invited';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { reviewsInvited } from './invite-reviews.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The end of a booking is long over, and nobody has said what happened. */
export type CloseBooking = OnBooking;

/** Completes a booking that nobody touched. It counts as done, but nobody verified it. */
export function closeBooking(
  _command: CloseBooking,
  booking: Booking,
  { actor, now }: Context,
  policy: BookingPolicy,
): Decision<BookingAutoCompleted | ReviewsInvited, OnBookingRefusal> {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status === 'refused' || booking.closesAt === null || now < booking.closesAt) {
    return refuse(illegal(booking, now));
  }
  const completed: BookingAutoCompleted = {
    type: 'osta.booking.booking-auto-completed',
    data: { ...parties(booking), disputableUntil: later(now, policy.disputableFor) },
  };
  return accept(completed, reviewsInvited(booking, now, policy));
}
