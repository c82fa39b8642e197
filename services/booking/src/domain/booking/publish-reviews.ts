import type { ReviewsPublished } from '@osta/contracts/booking/reviews-published';
import type { Instant } from '@osta/contracts/instant';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking, MadeBooking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { awaitsPublication, type Reviews } from './reviews.ts';

/** The time for reviews is over. */
export type PublishReviews = OnBooking;

/** Publishes what one side wrote while the other side wrote nothing. */
export const publishReviews: Decider<
  PublishReviews,
  Booking,
  ReviewsPublished,
  OnBookingRefusal
> = (_command, booking, { actor, now }) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status === 'refused') return refuse(illegal(booking, now));
  const { reviews } = booking;
  if (reviews === null || !awaitsPublication(reviews) || now < reviews.until) {
    return refuse(illegal(booking, now));
  }
  return accept(reviewsPublished(booking, reviews, now));
};

/** Returns the event that publishes these reviews of a booking. */
export function reviewsPublished(
  made: MadeBooking,
  { customer, professional }: Reviews,
  now: Instant,
): ReviewsPublished {
  return {
    type: 'osta.booking.reviews-published',
    data: {
      ...parties(made),
      publishedAt: now,
      customerStars: customer?.stars ?? null,
      professionalStars: professional?.stars ?? null,
    },
  };
}
