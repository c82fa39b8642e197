import type {
  ReviewAlreadyReported,
  ReviewIsOwn,
  ReviewNotFound,
} from '@osta/contracts/booking/refusals';
import type { ReviewReported } from '@osta/contracts/booking/review-reported';
import type { ReviewReportCause, Side } from '@osta/contracts/booking/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { shownReview } from './allowed-to-review.ts';
import type { Booking } from './booking.ts';
import type { OnBooking } from './on-booking.ts';
import { parties } from './parties.ts';

/** Somebody asks the admins to look at a published review. */
export interface ReportReview extends OnBooking {
  /** The side that wrote it. */
  readonly author: Side;
  readonly cause: ReviewReportCause;
  readonly words: string;
}

/**
 * Reports a review that the caller can read: everybody reads the customer's, the customer alone the one about
 * themselves. To everybody else, and in every other state of the booking, there is no such review.
 */
export const reportReview: Decider<
  ReportReview,
  Booking,
  ReviewReported,
  ReviewNotFound | ReviewIsOwn | ReviewAlreadyReported
> = ({ author, cause, words }, booking, { actor, now }) => {
  const shown = shownReview(booking, author);
  if (shown === null || actor === 'system') return refuse({ code: 'REVIEW_NOT_FOUND' });
  const { made, review } = shown;
  if (review.authorId === actor) return refuse({ code: 'REVIEW_IS_OWN' });
  if (author === 'professional' && actor !== made.customerId) {
    return refuse({ code: 'REVIEW_NOT_FOUND' });
  }
  if (review.reports.some(({ authorId }) => authorId === actor)) {
    return refuse({ code: 'REVIEW_ALREADY_REPORTED' });
  }

  const reported: ReviewReported = {
    type: 'osta.booking.review-reported',
    data: { ...parties(made), of: author, authorId: actor, cause, words, reportedAt: now },
  };
  return accept(reported);
};
