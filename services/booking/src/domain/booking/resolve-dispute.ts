import type { DisputeResolved } from '@osta/contracts/booking/dispute-resolved';
import type { ReviewsInvited } from '@osta/contracts/booking/reviews-invited';
import { accept, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { reviewsInvited } from './invite-reviews.ts';
import { admitAdmin, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** An admin decides how a disputed booking ends. */
export interface ResolveDispute extends OnBooking {
  readonly outcome: DisputeResolved['data']['outcome'];
  readonly reason: string;
}

/**
 * Resolves a dispute. It cannot be disputed again. A booking that only now counts as completed can be reviewed
 * from now on; one that was reviewable before keeps its time.
 */
export function resolveDispute(
  { outcome, reason }: ResolveDispute,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<DisputeResolved | ReviewsInvited, OnBookingRefusal> {
  const admitted = admitAdmin('resolve-dispute', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const resolved: DisputeResolved = {
    type: 'osta.booking.dispute-resolved',
    data: { ...parties(made), outcome, reason },
  };
  return outcome === 'completed' && made.reviews === null
    ? accept(resolved, reviewsInvited(made, context.now, policy))
    : accept(resolved);
}
