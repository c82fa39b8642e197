import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { ReviewReportCause, Side } from './terms.ts';

/** Somebody asks the admins to look at a published review, which each person can do once. */
export const ReviewReported = event('osta.booking.review-reported', {
  ...bookingParties,
  /** The side that wrote the review. */
  of: Side,
  /** Who reports it: either side or anybody else, but not its writer. */
  authorId: UserId,
  cause: ReviewReportCause,
  /** Empty when the cause says it all. */
  words: PersonalWords,
  reportedAt: Instant,
});
export type ReviewReported = z.infer<typeof ReviewReported>;
