import type { ReviewWritten } from '@osta/contracts/booking/review-written';
import type { ReviewsPublished } from '@osta/contracts/booking/reviews-published';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { reviewsPublished } from './publish-reviews.ts';
import { newReview, otherSide } from './reviews.ts';

/** One side reviews the other. */
export interface WriteReview extends OnBooking {
  readonly stars: number;
  readonly text: string;
}

/**
 * Writes the review of one side, once. Nobody else reads it until the other side has written, too, or the
 * time for it is over: so neither side can answer a bad review with another one.
 */
export function writeReview(
  { stars, text }: WriteReview,
  booking: Booking,
  context: Context,
): Decision<ReviewWritten | ReviewsPublished, OnBookingRefusal> {
  const admitted = admit('review', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const { reviews } = made;
  if (reviews === null || reviews[by] !== null) return refuse(illegal(made, context.now));

  const awaitsOther = reviews[otherSide(by)] === null;
  const authorId = made[`${by}Id`];
  const written: ReviewWritten = {
    type: 'osta.booking.review-written',
    data: { ...parties(made), by, authorId, stars, text, awaitsOther },
  };
  if (awaitsOther) return accept(written);
  const own = newReview({ authorId, stars, text });
  return accept(written, reviewsPublished(made, { ...reviews, [by]: own }, context.now));
}
