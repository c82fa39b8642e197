import type { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
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

/** Returns until when cancelling has no consequence. */
export function freeUntil({ startsAt, freeCancellationHours }: MadeBooking): Instant {
  return later(startsAt, -freeCancellationHours * hour);
}

/**
 * Returns whether cancelling now counts against the side that does it. A booking that the
 * professional has not confirmed can always be cancelled freely.
 */
export function isLateNow(made: MadeBooking, now: Instant): boolean {
  return made.status === 'confirmed' && now > freeUntil(made);
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
      isLate: isLateNow(made, context.now),
      freeCancellationHours,
      reason,
    },
  };
  return accept(cancelled);
};
