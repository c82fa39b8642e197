import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { Stars } from './terms.ts';

/** Both sides have written, or the time for it is over: everybody may read what was written. */
export const ReviewsPublished = event('osta.booking.reviews-published', {
  ...bookingParties,
  publishedAt: Instant,
  /** What the customer gave the professional; `null` when the customer wrote nothing. */
  customerStars: Stars.nullable(),
  /** What the professional gave the customer; `null` when the professional wrote nothing. */
  professionalStars: Stars.nullable(),
});
export type ReviewsPublished = z.infer<typeof ReviewsPublished>;
