import type { PlanId } from '@osta/contracts/plan/plan-id';
import { v5 as uuidV5 } from 'uuid';

/** UUID namespace of the streams of plans. Must never change. */
const planNamespace = '5c0b8a4e-6f3d-4b0f-9a53-2f6f0d7b91c4';

/** Returns the one stream of a plan. */
export function planStreamId(planId: PlanId): string {
  return uuidV5(planId, planNamespace);
}
