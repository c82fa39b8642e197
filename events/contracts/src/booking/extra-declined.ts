import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { bookingParties } from './parties.ts';

/** The customer declined the extra work. */
export const ExtraDeclined = event('osta.booking.extra-declined', {
  ...bookingParties,
  extraId: ExtraId,
  amount: Dirham,
});
export type ExtraDeclined = z.infer<typeof ExtraDeclined>;
