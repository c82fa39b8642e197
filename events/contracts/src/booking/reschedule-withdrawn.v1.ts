import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The side that proposed another time took it back. */
export const RescheduleWithdrawnV1 = event('osta.booking.reschedule-withdrawn.v1', {
  ...bookingParties,
  by: Side,
});
export type RescheduleWithdrawnV1 = z.infer<typeof RescheduleWithdrawnV1>;
