import type { RescheduleWithdrawn } from '@osta/contracts/booking/reschedule-withdrawn';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side takes back the time that it proposed. */
export type WithdrawTime = OnBooking;

/** Withdraws a proposed time. Only the side that proposed it can. */
export const withdrawTime: Decider<WithdrawTime, Booking, RescheduleWithdrawn, OnBookingRefusal> = (
  _command,
  booking,
  context,
) => {
  const admitted = admit('withdraw-time', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (made.proposal?.by !== by) return refuse(illegal(made, context.now));

  const happened: RescheduleWithdrawn = {
    type: 'osta.booking.reschedule-withdrawn',
    data: { ...parties(made), by },
  };
  return accept(happened);
};
