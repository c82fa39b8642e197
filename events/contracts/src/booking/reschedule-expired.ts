import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** Nobody answered the proposed time. The original time stands. */
export const RescheduleExpired = event('osta.booking.reschedule-expired', {
  ...bookingParties,
  /** Who had proposed it. */
  by: Side,
});
export type RescheduleExpired = z.infer<typeof RescheduleExpired>;
