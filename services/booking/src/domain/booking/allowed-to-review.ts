import type { Side } from '@osta/contracts/booking/terms';
import type { Instant } from '@osta/contracts/instant';

import type { Booking, MadeBooking } from './booking.ts';
import { otherSide, type Review } from './reviews.ts';

const sides: readonly Side[] = ['customer', 'professional'];

/** Returns whether this side can write its review now. */
export function canReview({ reviews }: MadeBooking, side: Side, now: Instant): boolean {
  return reviews !== null && reviews[side] === null && now < reviews.until;
}

/** Returns whether the review that this side wrote is published, and not hidden. */
export function isReviewShown({ reviews }: MadeBooking, author: Side): boolean {
  return reviews !== null && reviews.publishedAt !== null && reviews[author]?.hiddenReason === null;
}

/** Returns the review that this side wrote, with its booking; `null` unless it is published and not hidden. */
export function shownReview(
  booking: Booking,
  author: Side,
): { readonly made: MadeBooking; readonly review: Review } | null {
  if (booking.status === 'none' || booking.status === 'refused') return null;
  const review = isReviewShown(booking, author) ? booking.reviews?.[author] : null;
  return review ? { made: booking, review } : null;
}

/** Returns whether this side can reply to the review about it. */
export function canReply(made: MadeBooking, side: Side): boolean {
  const author = otherSide(side);
  return isReviewShown(made, author) && made.reviews?.[author]?.reply === null;
}

/** Returns whether some side satisfies a condition. */
export function someSide(holds: (side: Side) => boolean): boolean {
  return sides.some(holds);
}
