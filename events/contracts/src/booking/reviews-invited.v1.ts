import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** The booking is completed: each side may review the other. */
export const ReviewsInvitedV1 = event('osta.booking.reviews-invited.v1', {
  ...bookingParties,
  /** Then what was written is published, and nothing more can be written. */
  reviewableUntil: Instant,
});
export type ReviewsInvitedV1 = z.infer<typeof ReviewsInvitedV1>;
