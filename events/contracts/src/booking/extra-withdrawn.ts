import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { bookingParties } from './parties.ts';

/** The professional took back the extra work that they had proposed. */
export const ExtraWithdrawn = event('osta.booking.extra-withdrawn', {
  ...bookingParties,
  extraId: ExtraId,
  amount: Dirham,
});
export type ExtraWithdrawn = z.infer<typeof ExtraWithdrawn>;
