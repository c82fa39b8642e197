import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { bookingParties } from './parties.ts';

/** The professional says what they were paid in cash. */
export const CashReceived = event('osta.booking.cash-received', {
  ...bookingParties,
  amount: Dirham,
});
export type CashReceived = z.infer<typeof CashReceived>;
