import type { PlanNotOffered, PlanUnknown } from '@osta/contracts/plan/refusals';
import type { SubscriptionStatus } from '@osta/contracts/store/status';
import type { ChoosePlanRequest } from '@osta/contracts/store/subscription-api';
import type { SubscriptionCancellationChosen } from '@osta/contracts/store/subscription-cancellation-chosen';
import type { SubscriptionCancelled } from '@osta/contracts/store/subscription-cancelled';
import type { SubscriptionChosen } from '@osta/contracts/store/subscription-chosen';
import type { SubscriptionTrialStarted } from '@osta/contracts/store/subscription-trial-started';
import {
  accept,
  refuse,
  unchanged,
  type Context,
  type Decider,
  type Decision,
} from '@osta/platform/decider';

import type { PlanFacts } from '../plan/all-plans.ts';
import type { OnStore } from './on-store.ts';
import { forOwner, type OwnerRefusal } from './on-subscription.ts';
import { trialOf } from './review-store.ts';
import type { Store } from './store.ts';
import type { Subscription } from './subscription-state.ts';

/**
 * Chooses a plan, or another one from the next payment on, or takes a cancellation back. The trial of a store
 * that is published begins at once; of another one, with its approval. A retired plan is kept, and not chosen anew.
 */
export function choosePlan(
  { plan }: OnStore & ChoosePlanRequest,
  state: Store,
  context: Context,
  { plans }: PlanFacts,
): Decision<
  SubscriptionChosen | SubscriptionTrialStarted,
  OwnerRefusal | PlanUnknown | PlanNotOffered
> {
  const checked = forOwner('choose', state, context);
  if (!checked.ok) return refuse(checked.refused);
  const { store } = checked;
  const status = statusAfterChoice(store.subscription);
  if (status === store.subscription.status && plan === store.subscription.plan) return unchanged;
  const wanted = plans.find(({ id }) => id === plan);
  if (!wanted) return refuse({ code: 'PLAN_UNKNOWN' });
  const isKept = status !== 'incomplete' && plan === store.subscription.plan;
  if (wanted.isRetired && !isKept) return refuse({ code: 'PLAN_NOT_OFFERED' });
  const chosen: SubscriptionChosen = {
    type: 'osta.store.subscription-chosen',
    data: { ownerId: store.ownerId, plan, status },
  };
  if (status !== 'incomplete' || store.publishedAt === null) return accept(chosen);
  const withPlan = { ...store, subscription: { ...store.subscription, plan } };
  return accept(chosen, ...trialOf(withPlan, context.now));
}

function statusAfterChoice({ status, isTrial }: Subscription): SubscriptionStatus {
  if (status === 'none' || status === 'canceled') return 'incomplete';
  if (status !== 'cancel_at_period_end') return status;
  return isTrial ? 'trialing' : 'active';
}

/** Cancels: with the end of the time that is paid or free, and at once where nothing is. */
export const cancelSubscription: Decider<
  OnStore,
  Store,
  SubscriptionCancellationChosen | SubscriptionCancelled,
  OwnerRefusal
> = (_command, state, context) => {
  const checked = forOwner('cancel', state, context);
  if (!checked.ok) return refuse(checked.refused);
  const {
    ownerId,
    subscription: { status, endsAt },
  } = checked.store;
  if ((status === 'trialing' || status === 'active') && endsAt !== null) {
    const atEnd: SubscriptionCancellationChosen = {
      type: 'osta.store.subscription-cancellation-chosen',
      data: { ownerId, endsAt },
    };
    return accept(atEnd);
  }
  const cancelled: SubscriptionCancelled = {
    type: 'osta.store.subscription-cancelled',
    data: { ownerId, cause: 'by-owner' },
  };
  return accept(cancelled);
};
