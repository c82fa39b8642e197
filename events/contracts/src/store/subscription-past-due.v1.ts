import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** The paid time is over. The page stays public until the grace ends. */
export const SubscriptionPastDueV1 = event('osta.store.subscription-past-due.v1', {
  ...ofOwner,
  graceEndsAt: Instant,
});
export type SubscriptionPastDueV1 = z.infer<typeof SubscriptionPastDueV1>;
