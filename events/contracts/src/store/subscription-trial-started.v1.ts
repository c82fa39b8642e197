import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { PlanId } from './plan-id.ts';
import { ofOwner } from './recorded.ts';

/** The free trial began. */
export const SubscriptionTrialStartedV1 = event('osta.store.subscription-trial-started.v1', {
  ...ofOwner,
  plan: PlanId,
  endsAt: Instant,
});
export type SubscriptionTrialStartedV1 = z.infer<typeof SubscriptionTrialStartedV1>;
