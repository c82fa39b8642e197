import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { bookingParties } from './parties.ts';

/** The customer approved the extra work. */
export const ExtraApprovedV1 = event('osta.booking.extra-approved.v1', {
  ...bookingParties,
  extraId: ExtraId,
  amount: Dirham,
});
export type ExtraApprovedV1 = z.infer<typeof ExtraApprovedV1>;
