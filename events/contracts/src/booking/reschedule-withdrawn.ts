import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The side that proposed another time took it back. */
export const RescheduleWithdrawn = event('osta.booking.reschedule-withdrawn', {
  ...bookingParties,
  by: Side,
});
export type RescheduleWithdrawn = z.infer<typeof RescheduleWithdrawn>;
