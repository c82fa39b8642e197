import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import { nextReminder } from './remind-of-end.ts';
import { nextAsking } from './settle-checkout.ts';
import type { Store } from './store.ts';
import type { Checkout } from './subscription-state.ts';

/** A deadline of a store; `about` is the id of an invitation or a checkout, or empty. */
export interface StoreDeadline {
  readonly name: 'advance-subscription' | 'remind-of-end' | 'expire-invitation' | 'ask-provider';
  readonly about: string;
  readonly dueAt: Instant;
}

/**
 * Returns the deadlines of a state: the end of what the subscription is in, the reminder of it that comes next, the
 * end of each invitation, and when the payment provider is asked about an open checkout.
 */
function deadlinesOf(store: Store): readonly StoreDeadline[] {
  if (store.status === 'none') return [];
  const { subscription, invitations } = store;
  const ends: StoreDeadline[] =
    subscription.endsAt === null
      ? []
      : [{ name: 'advance-subscription', about: '', dueAt: subscription.endsAt }];
  const reminder = nextReminder(subscription);
  const reminders: StoreDeadline[] =
    reminder === null ? [] : [{ name: 'remind-of-end', about: '', dueAt: reminder.dueAt }];
  return [
    ...ends,
    ...reminders,
    ...invitations.map(({ id: about, expiresAt: dueAt }): StoreDeadline => ({
      name: 'expire-invitation',
      about,
      dueAt,
    })),
    ...subscription.checkouts.flatMap(askingOf),
  ];
}

function askingOf(checkout: Checkout): StoreDeadline[] {
  const dueAt = nextAsking(checkout);
  return dueAt === null ? [] : [{ name: 'ask-provider', about: checkout.id, dueAt }];
}

/** The deadlines of a store. */
export const storeDeadlines: DeadlinesOf<Store, StoreDeadline> = { of: deadlinesOf, version: 3 };
