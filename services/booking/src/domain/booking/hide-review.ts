import type { ReviewNotFound } from '@osta/contracts/booking/refusals';
import type { ReviewHidden } from '@osta/contracts/booking/review-hidden';
import type { ReviewReportsDecided } from '@osta/contracts/booking/review-reports-decided';
import type { Side } from '@osta/contracts/booking/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { isReviewShown } from './allowed-to-review.ts';
import type { Booking } from './booking.ts';
import { reportsDecided } from './keep-review.ts';
import { admitAdmin, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** An admin takes a review off the pages of the product. */
export interface HideReview extends OnBooking {
  /** The side that wrote it. */
  readonly author: Side;
  readonly reason: string;
}

/** Hides a published review with its reply. It no longer counts, its author reads why, and open reports are answered. */
export const hideReview: Decider<
  HideReview,
  Booking,
  ReviewHidden | ReviewReportsDecided,
  OnBookingRefusal | ReviewNotFound
> = ({ author, reason }, booking, context) => {
  const admitted = admitAdmin('hide-review', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (!isReviewShown(made, author)) return refuse({ code: 'REVIEW_NOT_FOUND' });

  const hidden: ReviewHidden = {
    type: 'osta.booking.review-hidden',
    data: { ...parties(made), of: author, reason },
  };
  const decided = reportsDecided(made, author, 'hidden');
  return decided === null ? accept(hidden) : accept(hidden, decided);
};
