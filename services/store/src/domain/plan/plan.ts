import type { StorePlan } from '@osta/contracts/plan/api';
import type { PlanEvent } from '@osta/contracts/plan/events';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { Fold } from '@osta/platform/decider';

/** What admins say of a plan. What is absent is as Osta came with it. */
interface PlanChanges {
  readonly said?: Omit<StorePlan, 'id' | 'isRetired' | 'version'>;
  readonly isRetired?: boolean;
}

/** A plan of the subscriptions of stores. `none`: no admin has added or changed it. */
export type Plan =
  | { readonly status: 'none' }
  | ({ readonly status: 'changed'; readonly planId: PlanId } & PlanChanges);

/** Folds the events of a plan. */
export const plan: Fold<Plan, PlanEvent> = {
  version: 1,
  initial: { status: 'none' },
  evolve: (state, event) => ({
    ...state,
    status: 'changed',
    planId: event.data.planId,
    ...changed(event),
  }),
};

function changed(event: PlanEvent): PlanChanges {
  switch (event.type) {
    case 'osta.plan.plan-added':
    case 'osta.plan.plan-changed': {
      const { name, about, prices, pictures, members, order } = event.data;
      return { said: { name, about, prices, pictures, members, order } };
    }
    case 'osta.plan.plan-retired':
      return { isRetired: true };
    case 'osta.plan.plan-offered':
      return { isRetired: false };
  }
}
