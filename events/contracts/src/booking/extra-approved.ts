import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { bookingParties } from './parties.ts';

/** The customer approved the extra work. */
export const ExtraApproved = event('osta.booking.extra-approved', {
  ...bookingParties,
  extraId: ExtraId,
  amount: Dirham,
});
export type ExtraApproved = z.infer<typeof ExtraApproved>;
