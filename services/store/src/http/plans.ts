import { planOperations } from '@osta/contracts/plan/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { ReadPlans } from '../queries/read-plans.ts';

/** Returns the read route of plans, which everybody sees before they open a store. */
export function planRoutes(readPlans: ReadPlans): readonly Route[] {
  return [
    defineRoute(planOperations.listStorePlans, {
      access: 'public',
      handle: async () => ({ body: { plans: [...(await readPlans()).plans] } }),
    }),
  ];
}
