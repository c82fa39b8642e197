import type { NoShowContested } from '@osta/contracts/booking/no-show-contested';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The accused side says that it did come. */
export interface ContestNoShow extends OnBooking {
  readonly reason: string;
}

/** Contests a reported no-show. An admin resolves it. */
export const contestNoShow: Decider<ContestNoShow, Booking, NoShowContested, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admit('contest-no-show', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (made.noShowBy === by) return refuse(illegal(made, context.now));

  const happened: NoShowContested = {
    type: 'osta.booking.no-show-contested',
    data: { ...parties(made), by, authorId: made[`${by}Id`], reason },
  };
  return accept(happened);
};
