import type { CashReceived } from '@osta/contracts/booking/cash-received';
import type { Dirham } from '@osta/contracts/dirham';
import { accept, unchanged, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional says what they were paid in cash. */
export interface RecordCash extends OnBooking {
  readonly amount: Dirham;
}

/** Records it. Saying another amount later replaces the first; both stay in the history. */
export const recordCash: Decider<RecordCash, Booking, CashReceived, OnBookingRefusal> = (
  { amount },
  booking,
  context,
) => {
  const admitted = admit('record-cash', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.cashReceived === amount) return unchanged;

  const said: CashReceived = {
    type: 'osta.booking.cash-received',
    data: { ...parties(made), amount },
  };
  return accept(said);
};
