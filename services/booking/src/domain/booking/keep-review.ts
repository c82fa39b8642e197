import type { ReviewNotFound, ReviewNotReported } from '@osta/contracts/booking/refusals';
import type { ReviewReportsDecided } from '@osta/contracts/booking/review-reports-decided';
import type { ReviewReportOutcome, Side } from '@osta/contracts/booking/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { shownReview } from './allowed-to-review.ts';
import type { Booking, MadeBooking } from './booking.ts';
import type { OnBooking } from './on-booking.ts';
import { parties } from './parties.ts';

/** An admin finds nothing wrong with a reported review. */
export interface KeepReview extends OnBooking {
  /** The side that wrote it. */
  readonly author: Side;
}

/** Leaves a review as it is, and answers its reports. The route's access checks the admin. */
export const keepReview: Decider<
  KeepReview,
  Booking,
  ReviewReportsDecided,
  ReviewNotFound | ReviewNotReported
> = ({ author }, booking) => {
  const shown = shownReview(booking, author);
  if (shown === null) return refuse({ code: 'REVIEW_NOT_FOUND' });
  const decided = reportsDecided(shown.made, author, 'kept');
  return decided === null ? refuse({ code: 'REVIEW_NOT_REPORTED' }) : accept(decided);
};

/** Returns the event that answers the open reports of a review; `null` when there is none. */
export function reportsDecided(
  made: MadeBooking,
  author: Side,
  outcome: ReviewReportOutcome,
): ReviewReportsDecided | null {
  const open = made.reviews?.[author]?.reports.filter(({ isOpen }) => isOpen) ?? [];
  if (open.length === 0) return null;
  const reporterIds = open.map(({ authorId }) => authorId);
  return {
    type: 'osta.booking.review-reports-decided',
    data: { ...parties(made), of: author, outcome, reporterIds },
  };
}
