import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** Nobody answered the proposed time. The original time stands. */
export const RescheduleExpiredV1 = event('osta.booking.reschedule-expired.v1', {
  ...bookingParties,
  /** Who had proposed it. */
  by: Side,
});
export type RescheduleExpiredV1 = z.infer<typeof RescheduleExpiredV1>;
