import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { bookingParties } from './parties.ts';
import { ReviewReportOutcome, Side } from './terms.ts';

/** An admin has answered all open reports of a review. When it is hidden, `ReviewHidden` tells the reason. */
export const ReviewReportsDecided = event('osta.booking.review-reports-decided', {
  ...bookingParties,
  /** The side that wrote the review. */
  of: Side,
  outcome: ReviewReportOutcome,
  /** Whose reports waited, in their order. */
  reporterIds: z.array(UserId).min(1),
});
export type ReviewReportsDecided = z.infer<typeof ReviewReportsDecided>;
