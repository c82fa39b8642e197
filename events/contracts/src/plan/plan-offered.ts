import type { z } from 'zod';

import { event } from '../define.ts';
import { PlanId } from './plan-id.ts';
import { PlanReason } from './plan-terms.ts';

/** An admin offers a retired plan again. */
export const PlanOffered = event('osta.plan.plan-offered', { planId: PlanId, reason: PlanReason });
export type PlanOffered = z.infer<typeof PlanOffered>;
