import { planOperations } from '@osta/contracts/plan/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { addPlan } from '../domain/plan/add-plan.ts';
import { changePlan } from '../domain/plan/change-plan.ts';
import { offerPlan, retirePlan } from '../domain/plan/retire-plan.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import type { PlanAggregate } from './plan-aggregate.ts';
import { planProblems } from './plan-problems.ts';

interface Wiring {
  readonly plans: PlanAggregate;
  readonly readPlans: ReadPlans;
}

/** Declares the commands of admins on plans. Each answers all plans. */
export function planCommands({ plans, readPlans }: Wiring) {
  const command = commandsOf(plans, planProblems);
  const facts = readPlans;
  const respond = async ({ version }: { readonly version: number }) => ({
    body: { plans: [...(await readPlans()).plans] },
    etag: version,
  });

  return {
    addPlan: command(planOperations.addStorePlan, {
      access: 'admin',
      decide: addPlan,
      facts,
      respond,
    }),

    changePlan: command(planOperations.changeStorePlan, {
      access: 'admin',
      decide: changePlan,
      facts,
      respond,
    }),

    retirePlan: command(planOperations.retireStorePlan, {
      access: 'admin',
      decide: retirePlan,
      facts,
      respond,
    }),

    offerPlan: command(planOperations.offerStorePlan, {
      access: 'admin',
      decide: offerPlan,
      facts,
      respond,
    }),
  };
}
