import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { bookingParties } from './parties.ts';

/** The customer says what they paid in cash. */
export const CashPaidConfirmed = event('osta.booking.cash-paid-confirmed', {
  ...bookingParties,
  amount: Dirham,
});
export type CashPaidConfirmed = z.infer<typeof CashPaidConfirmed>;
