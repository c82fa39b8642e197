import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** The paid time is over. The page stays public until the grace ends. */
export const SubscriptionPastDue = event('osta.store.subscription-past-due', {
  ...ofOwner,
  graceEndsAt: Instant,
});
export type SubscriptionPastDue = z.infer<typeof SubscriptionPastDue>;
