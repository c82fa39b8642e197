import type { ExtraWithdrawn } from '@osta/contracts/booking/extra-withdrawn';
import type { ExtraNotFound } from '@osta/contracts/booking/refusals';
import type { ExtraId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional takes back extra work that they proposed. */
export interface WithdrawExtra extends OnBooking {
  readonly extraId: ExtraId;
}

/** Withdraws extra work that waits for the customer's answer, so that the work can be finished without it. */
export const withdrawExtra: Decider<
  WithdrawExtra,
  Booking,
  ExtraWithdrawn,
  OnBookingRefusal | ExtraNotFound
> = ({ extraId }, booking, context) => {
  const admitted = admit('withdraw-extra', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const extra = made.extras.find(({ id, status }) => id === extraId && status === 'proposed');
  if (!extra) return refuse({ code: 'EXTRA_NOT_FOUND' });

  const withdrawn: ExtraWithdrawn = {
    type: 'osta.booking.extra-withdrawn',
    data: { ...parties(made), extraId, amount: extra.amount },
  };
  return accept(withdrawn);
};
