import type { LocalizedText } from '@osta/contracts/locale';
import type { StorePlan } from '@osta/contracts/plan/api';
import type { PlanId } from '@osta/contracts/plan/plan-id';

import type { Plan } from './plan.ts';
import { releasedPlans } from './released-plans.ts';

/** A plan that admins have added or changed, with the version of its stream. */
export interface ChangedPlan {
  readonly state: Plan;
  readonly version: number;
}

/** The plans, for a decider that takes one: all of them, also those that are retired. */
export interface PlanFacts {
  readonly plans: readonly StorePlan[];
}

/** Returns all plans in their order: those that Osta came with, and what admins have made of them and added. */
export function allPlans(changes: readonly ChangedPlan[]): StorePlan[] {
  const plans = new Map(releasedPlans.map((each) => [each.id, each]));
  for (const { state, version } of changes) {
    if (state.status === 'none') continue;
    const { planId: id, said, isRetired = false } = state;
    const now = said ?? plans.get(id);
    if (now) plans.set(id, { ...now, id, isRetired, version });
  }
  return [...plans.values()].toSorted(
    (one, other) => one.order - other.order || one.id.localeCompare(other.id, 'en'),
  );
}

/**
 * Returns a plan.
 *
 * @throws Error for one that there is not: what names a plan was checked when it was recorded
 */
export function planOf(id: PlanId, { plans }: PlanFacts): StorePlan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** How much of everything a store may have. */
export interface PlanLimits {
  readonly pictures: number;
  /** Besides the owner. */
  readonly members: number;
}

/** Returns how much a store with this plan may have. Without one it is as in the smallest that is offered. */
export function limitsOf(id: PlanId | null, facts: PlanFacts): PlanLimits {
  if (id !== null) return planOf(id, facts);
  const offered = offeredOf(facts);
  return {
    pictures: Math.min(...offered.map(({ pictures }) => pictures)),
    members: Math.min(...offered.map(({ members }) => members)),
  };
}

/** Two admins may retire the last two plans at the same moment: then all of them count. */
function offeredOf({ plans }: PlanFacts): readonly StorePlan[] {
  const offered = plans.filter(({ isRetired }) => !isRetired);
  return offered.length === 0 ? plans : offered;
}

/** Returns what a plan was called before admins could rename plans. */
export function releasedName(id: PlanId): LocalizedText {
  return planOf(id, { plans: releasedPlans }).name;
}
