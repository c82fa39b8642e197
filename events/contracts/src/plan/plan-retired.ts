import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from './plan-id.ts';
import { PlanReason } from './plan-terms.ts';

/** An admin retired a plan: no store can choose it any more, and those that have it keep it. */
export const PlanRetired = event('osta.plan.plan-retired', { planId: PlanId, reason: PlanReason });
export type PlanRetired = z.infer<typeof PlanRetired>;
