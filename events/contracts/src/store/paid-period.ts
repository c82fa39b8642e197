import { z } from 'zod';

import { Instant } from '../instant.ts';
import { SubscriptionStatus } from './status.ts';

/** The time that a payment buys, after another one was corrected or given back. */
const PaidPeriod = z.strictObject({
  paymentId: z.uuid(),
  periodFrom: Instant,
  /** The same as `periodFrom` where all of it was given back. */
  periodTo: Instant,
});
export type PaidPeriod = z.infer<typeof PaidPeriod>;

/** What follows for the paid time and the subscription when a payment changes (ADR 59). */
export const afterPayments = {
  /** The payments of the running subscription, oldest first. */
  periods: z.array(PaidPeriod),
  /** Where the subscription stands from then on. */
  status: SubscriptionStatus,
  endsAt: Instant.nullable(),
  /** Nothing of what was paid is left beside the trial. */
  isTrial: z.boolean(),
} as const;
