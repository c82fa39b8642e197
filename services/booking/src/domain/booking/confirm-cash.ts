import type { CashPaidConfirmed } from '@osta/contracts/booking/cash-paid-confirmed';
import type { Dirham } from '@osta/contracts/dirham';
import { accept, unchanged, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer says what they paid in cash. */
export interface ConfirmCash extends OnBooking {
  readonly amount: Dirham;
}

/** Records it. Saying another amount later replaces the first; both stay in the history. */
export const confirmCash: Decider<ConfirmCash, Booking, CashPaidConfirmed, OnBookingRefusal> = (
  { amount },
  booking,
  context,
) => {
  const admitted = admit('confirm-cash', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.cashPaid === amount) return unchanged;

  const said: CashPaidConfirmed = {
    type: 'osta.booking.cash-paid-confirmed',
    data: { ...parties(made), amount },
  };
  return accept(said);
};
