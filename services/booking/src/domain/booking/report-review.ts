import type {
  ReviewAlreadyReported,
  ReviewIsOwn,
  ReviewNotFound,
} from '@osta/contracts/booking/refusals';
import type { ReviewReported } from '@osta/contracts/booking/review-reported';
import type { ReviewReportCause } from '@osta/contracts/booking/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { shownReview } from './allowed-to-review.ts';
import type { Booking } from './booking.ts';
import type { OnBooking } from './on-booking.ts';
import { parties } from './parties.ts';

/** Somebody asks the admins to look at the published review of a customer. */
export interface ReportReview extends OnBooking {
  readonly cause: ReviewReportCause;
  readonly words: string;
}

/**
 * Reports what everybody reads: the review by the customer. Whoever reports it need not be on the booking, so that
 * every other state of it is answered like a booking that does not exist.
 */
export const reportReview: Decider<
  ReportReview,
  Booking,
  ReviewReported,
  ReviewNotFound | ReviewIsOwn | ReviewAlreadyReported
> = ({ cause, words }, booking, { actor, now }) => {
  const shown = shownReview(booking, 'customer');
  if (shown === null || actor === 'system') return refuse({ code: 'REVIEW_NOT_FOUND' });
  const { made, review } = shown;
  if (review.authorId === actor) return refuse({ code: 'REVIEW_IS_OWN' });
  if (review.reports.some(({ authorId }) => authorId === actor)) {
    return refuse({ code: 'REVIEW_ALREADY_REPORTED' });
  }

  const reported: ReviewReported = {
    type: 'osta.booking.review-reported',
    data: { ...parties(made), of: 'customer', authorId: actor, cause, words, reportedAt: now },
  };
  return accept(reported);
};
