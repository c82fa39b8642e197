import type { PlanReasonRequest } from '@osta/contracts/plan/api';
import type { PlanOffered } from '@osta/contracts/plan/plan-offered';
import type { PlanRetired } from '@osta/contracts/plan/plan-retired';
import type { LastPlan, PlanNotFound } from '@osta/contracts/plan/refusals';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { PlanFacts } from './all-plans.ts';
import type { OnPlan } from './change-plan.ts';
import type { Plan } from './plan.ts';

/** An admin retires a plan, or offers it again. */
export type RetirePlan = OnPlan & PlanReasonRequest;

/** Retires a plan: no store can choose it any more, and those that have it keep it. One stays on offer. */
export function retirePlan(
  { planId, reason }: RetirePlan,
  _state: Plan,
  _context: Context,
  { plans }: PlanFacts,
): Decision<PlanRetired, PlanNotFound | LastPlan> {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return refuse({ code: 'PLAN_NOT_FOUND' });
  if (plan.isRetired) return unchanged;
  if (plans.every(({ id, isRetired }) => isRetired || id === planId)) {
    return refuse({ code: 'LAST_PLAN' });
  }
  const retired: PlanRetired = { type: 'osta.plan.plan-retired', data: { planId, reason } };
  return accept(retired);
}

/** Offers a retired plan again. */
export function offerPlan(
  { planId, reason }: RetirePlan,
  _state: Plan,
  _context: Context,
  { plans }: PlanFacts,
): Decision<PlanOffered, PlanNotFound> {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return refuse({ code: 'PLAN_NOT_FOUND' });
  if (!plan.isRetired) return unchanged;
  const offered: PlanOffered = { type: 'osta.plan.plan-offered', data: { planId, reason } };
  return accept(offered);
}
