import type { ReviewReplied } from '@osta/contracts/booking/review-replied';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { canReply } from './allowed-to-review.ts';
import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** One side replies to the review about it. */
export interface ReplyToReview extends OnBooking {
  readonly text: string;
}

/** Replies to the published review of the other side, once. Everybody reads the reply below the review. */
export const replyToReview: Decider<ReplyToReview, Booking, ReviewReplied, OnBookingRefusal> = (
  { text },
  booking,
  context,
) => {
  const admitted = admit('reply-to-review', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (!canReply(made, by)) return refuse(illegal(made, context.now));

  const replied: ReviewReplied = {
    type: 'osta.booking.review-replied',
    data: { ...parties(made), by, authorId: made[`${by}Id`], text, repliedAt: context.now },
  };
  return accept(replied);
};
