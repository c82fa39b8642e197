import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { bookingParties } from './parties.ts';

/** The customer says what they paid in cash. */
export const CashPaidConfirmedV1 = event('osta.booking.cash-paid-confirmed.v1', {
  ...bookingParties,
  amount: Dirham,
});
export type CashPaidConfirmedV1 = z.infer<typeof CashPaidConfirmedV1>;
