import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** The booking is completed: each side may review the other. */
export const ReviewsInvited = event('osta.booking.reviews-invited', {
  ...bookingParties,
  /** Then what was written is published, and nothing more can be written. */
  reviewableUntil: Instant,
});
export type ReviewsInvited = z.infer<typeof ReviewsInvited>;
