import type { StorePlan } from '@osta/contracts/plan/api';
import type { PlanChanged } from '@osta/contracts/plan/plan-changed';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { PlanPrice } from '@osta/contracts/plan/plan-terms';
import type {
  PlanNameTaken,
  PlanNotFound,
  PriceTooSoon,
  YearTooDear,
} from '@osta/contracts/plan/refusals';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { PlanFacts } from './all-plans.ts';
import type { Plan } from './plan.ts';
import { pricesAfter, type WantedPrice } from './prices-after.ts';
import { takenName } from './taken-name.ts';

/** Names a plan. */
export interface OnPlan {
  readonly planId: PlanId;
}

/** An admin says what a plan is called, what it allows and what it costs: all of it. */
export type ChangePlan = Omit<PlanChanged['data'], 'prices'> & WantedPrice;

/** Records what a plan is called, what it allows and what it costs, by the rules of `pricesAfter`. */
export function changePlan(
  { planId, reason, monthlyPrice, yearlyPrice, priceFrom, ...terms }: ChangePlan,
  _state: Plan,
  { now }: Context,
  facts: PlanFacts,
): Decision<PlanChanged, PlanNotFound | PlanNameTaken | PriceTooSoon | YearTooDear> {
  const plan = facts.plans.find(({ id }) => id === planId);
  if (!plan) return refuse({ code: 'PLAN_NOT_FOUND' });
  const taken = takenName(planId, terms.name, facts);
  if (taken) return refuse(taken);
  const after = pricesAfter(plan.prices, { monthlyPrice, yearlyPrice, priceFrom }, now);
  if (!after.ok) return refuse(after.refused);
  const { prices } = after;
  if (isSaid(plan, { ...terms, prices })) return unchanged;

  const changed: PlanChanged = {
    type: 'osta.plan.plan-changed',
    data: { planId, ...terms, prices, reason },
  };
  return accept(changed);
}

function isSaid(now: StorePlan, wanted: Omit<StorePlan, 'id' | 'isRetired' | 'version'>): boolean {
  return (
    now.name.ar === wanted.name.ar &&
    now.name.en === wanted.name.en &&
    now.about.ar === wanted.about.ar &&
    now.about.en === wanted.about.en &&
    now.pictures === wanted.pictures &&
    now.members === wanted.members &&
    now.order === wanted.order &&
    areSame(now.prices, wanted.prices)
  );
}

/** Days that are over never change, so the last price tells whether another follows. */
function areSame(now: readonly PlanPrice[], wanted: readonly PlanPrice[]): boolean {
  const [one, other] = [now.at(-1), wanted.at(-1)];
  return (
    now.length === wanted.length &&
    one?.from === other?.from &&
    one?.monthlyPrice === other?.monthlyPrice &&
    one?.yearlyPrice === other?.yearlyPrice
  );
}
