import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { bookingParties } from './parties.ts';

/** The professional says what they were paid in cash. */
export const CashReceivedV1 = event('osta.booking.cash-received.v1', {
  ...bookingParties,
  amount: Dirham,
});
export type CashReceivedV1 = z.infer<typeof CashReceivedV1>;
