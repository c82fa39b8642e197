import { later } from '@osta/contracts/instant';
import type { StoreNotFound } from '@osta/contracts/store/refusals';
import type { SubscriptionCancelled } from '@osta/contracts/store/subscription-cancelled';
import type { SubscriptionLapsed } from '@osta/contracts/store/subscription-lapsed';
import type { SubscriptionPastDue } from '@osta/contracts/store/subscription-past-due';
import { graceDays, unpaidDays } from '@osta/contracts/store/subscription-times';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { toldOf, type OnStore } from './on-store.ts';
import type { Store } from './store.ts';

const day = 86_400_000;

/**
 * Moves a subscription on whose trial, paid time, grace or time to pay is over. After a long stop it moves step
 * by step, each as long as it would have been. Only the system may.
 */
export const advanceSubscription: Decider<
  OnStore,
  Store,
  SubscriptionPastDue | SubscriptionLapsed | SubscriptionCancelled,
  StoreNotFound
> = (_command, state, { actor, now }) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const {
    ownerId,
    subscription: { status, endsAt },
  } = state;
  if (endsAt === null || now < endsAt) return refuse({ code: 'STORE_NOT_FOUND' });
  switch (status) {
    case 'trialing':
    case 'active': {
      const due: SubscriptionPastDue = {
        type: 'osta.store.subscription-past-due',
        data: { ownerId, graceEndsAt: later(endsAt, graceDays * day) },
      };
      return accept(due);
    }
    case 'past_due': {
      const lapsed: SubscriptionLapsed = {
        type: 'osta.store.subscription-lapsed',
        data: { ...toldOf(state), endsAt: later(endsAt, unpaidDays * day) },
      };
      return accept(lapsed);
    }
    case 'unpaid':
    case 'cancel_at_period_end': {
      const cancelled: SubscriptionCancelled = {
        type: 'osta.store.subscription-cancelled',
        data: { ownerId, cause: status === 'unpaid' ? 'unpaid' : 'by-owner' },
      };
      return accept(cancelled);
    }
    case 'none':
    case 'incomplete':
    case 'canceled':
      return refuse({ code: 'STORE_NOT_FOUND' });
  }
};
