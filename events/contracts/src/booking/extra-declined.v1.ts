import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { bookingParties } from './parties.ts';

/** The customer declined the extra work. */
export const ExtraDeclinedV1 = event('osta.booking.extra-declined.v1', {
  ...bookingParties,
  extraId: ExtraId,
  amount: Dirham,
});
export type ExtraDeclinedV1 = z.infer<typeof ExtraDeclinedV1>;
