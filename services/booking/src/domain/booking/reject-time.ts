import type { RescheduleRejected } from '@osta/contracts/booking/reschedule-rejected';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side rejects the time that the other proposed. */
export interface RejectTime extends OnBooking {
  readonly reason: string;
}

/** Rejects a proposed time; the original one stands. */
export const rejectTime: Decider<RejectTime, Booking, RescheduleRejected, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admit('reject-time', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (made.proposal?.by === by) return refuse(illegal(made, context.now));

  const happened: RescheduleRejected = {
    type: 'osta.booking.reschedule-rejected',
    data: { ...parties(made), by, authorId: made[`${by}Id`], reason },
  };
  return accept(happened);
};
