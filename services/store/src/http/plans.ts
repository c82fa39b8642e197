import { planOperations } from '@osta/contracts/plan/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { planProblems } from '../commands/plan-problems.ts';
import type { FindPlanHistory } from '../queries/find-plan-history.ts';
import type { ReadPlans } from '../queries/read-plans.ts';

/** Returns the read routes of plans: everybody sees them before they open a store, admins also what was changed. */
export function planRoutes(readPlans: ReadPlans, findHistory: FindPlanHistory): readonly Route[] {
  return [
    defineRoute(planOperations.listStorePlans, {
      access: 'public',
      handle: async () => ({ body: { plans: [...(await readPlans()).plans] } }),
    }),

    defineRoute(planOperations.showPlanHistory, {
      access: 'admin',
      problems: planProblems,
      handle: async ({ params: { planId } }) => {
        const body = await findHistory(planId);
        return body === null ? { refused: { code: 'PLAN_NOT_FOUND' } } : { body };
      },
    }),
  ];
}
