import type { PlanAdded } from '@osta/contracts/plan/plan-added';
import type { PlanPrice } from '@osta/contracts/plan/plan-terms';
import type { PlanExists, PlanNameTaken, YearTooDear } from '@osta/contracts/plan/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { PlanFacts } from './all-plans.ts';
import type { Plan } from './plan.ts';
import { isYearTooDear } from './prices-after.ts';
import { takenName } from './taken-name.ts';

/** An admin adds a plan. */
export type AddPlan = Omit<PlanAdded['data'], 'prices'> & Omit<PlanPrice, 'from'>;

/** Records a plan whose id no other ever had, and whose names no other has. Its price counts at once. */
export function addPlan(
  { monthlyPrice, yearlyPrice, ...said }: AddPlan,
  _state: Plan,
  _context: Context,
  facts: PlanFacts,
): Decision<PlanAdded, PlanExists | PlanNameTaken | YearTooDear> {
  if (facts.plans.some(({ id }) => id === said.planId)) return refuse({ code: 'PLAN_EXISTS' });
  const taken = takenName(said.planId, said.name, facts);
  if (taken) return refuse(taken);
  if (isYearTooDear({ monthlyPrice, yearlyPrice })) return refuse({ code: 'YEAR_TOO_DEAR' });

  const added: PlanAdded = {
    type: 'osta.plan.plan-added',
    data: { ...said, prices: [{ from: null, monthlyPrice, yearlyPrice }] },
  };
  return accept(added);
}
