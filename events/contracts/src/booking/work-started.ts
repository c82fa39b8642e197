import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** The work has begun. */
export const WorkStarted = event('osta.booking.work-started', {
  ...bookingParties,
  /** `code`: the professional gave the customer's code; `customer`: the customer said so. */
  proof: z.enum(['code', 'customer']),
  /** Unless somebody says what happened before, the booking then counts as completed. */
  closesAt: Instant,
});
export type WorkStarted = z.infer<typeof WorkStarted>;
