import type { BookingView, ReviewView } from '@osta/contracts/booking/api';
import type { Side } from '@osta/contracts/booking/terms';

import type { ReaderRole } from './allowed-to.ts';
import type { MadeBooking } from './booking.ts';
import type { Reviews } from './reviews.ts';

/**
 * Returns the reviews of a booking as one reader may see them: before they are published each side sees its own
 * alone, and an admin none. A hidden review is left to its author and to admins.
 */
export function reviewsFor({ reviews }: MadeBooking, role: ReaderRole): BookingView['reviews'] {
  if (reviews === null) return null;
  const { until, publishedAt } = reviews;
  return {
    until,
    publishedAt,
    customer: reviewFor(reviews, 'customer', role),
    professional: reviewFor(reviews, 'professional', role),
  };
}

function reviewFor(
  { publishedAt, ...reviews }: Reviews,
  author: Side,
  role: ReaderRole,
): ReviewView | null {
  const review = reviews[author];
  const isOwn = author === role;
  if (review === null || (publishedAt === null && !isOwn)) return null;
  if (review.hiddenReason !== null && !isOwn && role !== 'admin') return null;
  const { stars, text, reply, hiddenReason } = review;
  return { stars, text, reply: reply && { text: reply.text, at: reply.at }, hiddenReason };
}
