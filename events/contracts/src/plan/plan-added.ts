import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from './plan-id.ts';
import { PlanPrices, PlanReason, PlanTerms } from './plan-terms.ts';

/** An admin added a plan, which stores can choose from then on. */
export const PlanAdded = event('osta.plan.plan-added', {
  planId: PlanId,
  ...PlanTerms.shape,
  prices: PlanPrices,
  reason: PlanReason,
});
export type PlanAdded = z.infer<typeof PlanAdded>;
