import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { PlanId } from '../plan/plan-id.ts';
import { ofOwner } from './recorded.ts';

/** The free trial began. */
export const SubscriptionTrialStarted = event('osta.store.subscription-trial-started', {
  ...ofOwner,
  plan: PlanId,
  endsAt: Instant,
});
export type SubscriptionTrialStarted = z.infer<typeof SubscriptionTrialStarted>;
