import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** The professional finished the work. */
export const WorkFinished = event('osta.booking.work-finished', {
  ...bookingParties,
  finalPrice: Dirham,
  /** Unless the customer answers before, the booking is completed. */
  completesAt: Instant,
});
export type WorkFinished = z.infer<typeof WorkFinished>;
