import type { ReviewsInvited } from '@osta/contracts/booking/reviews-invited';
import { later, type Instant } from '@osta/contracts/instant';

import type { BookingPolicy } from './booking-policy.ts';
import type { MadeBooking } from './booking.ts';
import { parties } from './parties.ts';

/** Returns the event with which both sides of a booking that is completed now can review each other. */
export function reviewsInvited(
  made: MadeBooking,
  now: Instant,
  { reviewableFor }: BookingPolicy,
): ReviewsInvited {
  return {
    type: 'osta.booking.reviews-invited',
    data: { ...parties(made), reviewableUntil: later(now, reviewableFor) },
  };
}
