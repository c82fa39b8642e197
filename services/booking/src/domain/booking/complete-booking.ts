import type { BookingCompleted } from '@osta/contracts/booking/booking-completed';
import type { ReviewsInvited } from '@osta/contracts/booking/reviews-invited';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { BookingPolicy } from './booking-policy.ts';
import { sideOf, type Booking } from './booking.ts';
import { reviewsInvited } from './invite-reviews.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer confirms the finished work, or has not objected in time. */
export type CompleteBooking = OnBooking;

/** Completes a booking: for its customer at any time, for the system once the time has run out. */
export function completeBooking(
  _command: CompleteBooking,
  booking: Booking,
  { actor, now }: Context,
  policy: BookingPolicy,
): Decision<BookingCompleted | ReviewsInvited, OnBookingRefusal> {
  if (booking.status === 'none') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (actor !== 'system' && sideOf(booking, actor) === undefined) {
    return refuse({ code: 'BOOKING_NOT_FOUND' });
  }
  if (booking.status !== 'awaiting_confirmation' || actor === booking.professionalId) {
    return refuse(illegal(booking, now));
  }
  const { finalPrice, completesAt } = booking;
  if (finalPrice === null || completesAt === null) return refuse(illegal(booking, now));
  if (actor === 'system' && now < completesAt) return refuse(illegal(booking, now));

  const completed: BookingCompleted = {
    type: 'osta.booking.booking-completed',
    data: {
      ...parties(booking),
      by: actor === 'system' ? 'system' : 'customer',
      finalPrice,
      disputableUntil: later(now, policy.disputableFor),
    },
  };
  return accept(completed, reviewsInvited(booking, now, policy));
}
