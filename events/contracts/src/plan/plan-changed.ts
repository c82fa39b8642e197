import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from './plan-id.ts';
import { PlanPrices, PlanReason, PlanTerms } from './plan-terms.ts';

/** An admin changed what a plan is called, what it allows or what it costs: all of it as it is from then on. */
export const PlanChanged = event('osta.plan.plan-changed', {
  planId: PlanId,
  ...PlanTerms.shape,
  prices: PlanPrices,
  reason: PlanReason,
});
export type PlanChanged = z.infer<typeof PlanChanged>;
