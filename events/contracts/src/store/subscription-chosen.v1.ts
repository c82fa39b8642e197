import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from './plan-id.ts';
import { ofOwner } from './recorded.ts';
import { SubscriptionStatus } from './status.ts';

/** The owner chose a plan. */
export const SubscriptionChosenV1 = event('osta.store.subscription-chosen.v1', {
  ...ofOwner,
  plan: PlanId,
  /** Where the subscription stands from then on. */
  status: SubscriptionStatus,
});
export type SubscriptionChosenV1 = z.infer<typeof SubscriptionChosenV1>;
