import type { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
import type { Side } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking, MadeBooking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

const hour = 3_600_000;

/** A side cancels the booking. */
export interface CancelBooking extends OnBooking {
  readonly reason: string;
}

/**
 * Returns until when cancelling has no consequence for this side. A customer to whom somebody else comes than they
 * chose cancels freely until the start.
 */
export function freeUntil(
  { startsAt, freeCancellationHours, handovers = [] }: MadeBooking,
  by: Side,
): Instant {
  const isFree = by === 'customer' && handovers.length > 0;
  return isFree ? startsAt : later(startsAt, -freeCancellationHours * hour);
}

/**
 * Returns whether cancelling now counts against the side that does it. A booking that the
 * professional has not confirmed can always be cancelled freely.
 */
export function isLateNow(made: MadeBooking, by: Side, now: Instant): boolean {
  return made.status === 'confirmed' && now > freeUntil(made, by);
}

/** Cancels a booking before the work has begun. */
export const cancelBooking: Decider<CancelBooking, Booking, BookingCancelled, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admit('cancel', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const { quoteId, freeCancellationHours } = made;
  const cancelled: BookingCancelled = {
    type: 'osta.booking.booking-cancelled',
    data: {
      ...parties(made),
      quoteId,
      revision: made.revision + 1,
      by,
      authorId: made[`${by}Id`],
      isLate: isLateNow(made, by, context.now),
      freeCancellationHours,
      reason,
    },
  };
  return accept(cancelled);
};
