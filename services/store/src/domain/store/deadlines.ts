import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import { nextReminder } from './remind-of-end.ts';
import type { Store } from './store.ts';

/** A deadline of a store; `about` is the id of an invitation, or empty. */
export interface StoreDeadline {
  readonly name: 'advance-subscription' | 'remind-of-end' | 'expire-invitation';
  readonly about: string;
  readonly dueAt: Instant;
}

/**
 * Returns the deadlines of a state: the end of what the subscription is in, the reminder of it that comes next,
 * and the end of each invitation.
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
  ];
}

/** The deadlines of a store. */
export const storeDeadlines: DeadlinesOf<Store, StoreDeadline> = { of: deadlinesOf, version: 2 };
