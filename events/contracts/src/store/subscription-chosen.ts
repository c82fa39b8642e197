import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from '../plan/plan-id.ts';
import { ofOwner } from './recorded.ts';
import { SubscriptionStatus } from './status.ts';

/** The owner chose a plan. */
export const SubscriptionChosen = event('osta.store.subscription-chosen', {
  ...ofOwner,
  plan: PlanId,
  /** Where the subscription stands from then on. */
  status: SubscriptionStatus,
});
export type SubscriptionChosen = z.infer<typeof SubscriptionChosen>;
