import { later, type Instant } from '@osta/contracts/instant';
import type { StoreNotFound } from '@osta/contracts/store/refusals';
import type { SubscriptionStatus } from '@osta/contracts/store/status';
import {
  RemindedStatus,
  type SubscriptionReminded,
} from '@osta/contracts/store/subscription-reminded';
import {
  graceReminders,
  periodReminders,
  unpaidReminders,
} from '@osta/contracts/store/subscription-times';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnStore } from './on-store.ts';
import type { Store } from './store.ts';
import type { Subscription } from './subscription-state.ts';

const day = 86_400_000;

/** When the owner is reminded of an end, in days before it, by what ends. */
const reminders: Readonly<Record<SubscriptionStatus, readonly number[]>> = {
  none: [],
  incomplete: [],
  trialing: periodReminders,
  active: periodReminders,
  // The same as before the cancellation, so that taking it back makes none overdue
  cancel_at_period_end: periodReminders,
  past_due: graceReminders,
  unpaid: unpaidReminders,
  canceled: [],
};

interface Reminder {
  readonly daysBefore: number;
  readonly dueAt: Instant;
}

/** Returns the reminder of the end of a subscription that comes next; `null`: none is left. */
export function nextReminder(subscription: Subscription): Reminder | null {
  return remindersLeft(subscription)[0] ?? null;
}

function remindersLeft({ status, endsAt, remindedDays }: Subscription): readonly Reminder[] {
  if (endsAt === null) return [];
  return reminders[status]
    .filter((days) => remindedDays === null || days < remindedDays)
    .map((daysBefore) => ({ daysBefore, dueAt: later(endsAt, -daysBefore * day) }));
}

/**
 * Reminds the owner that the trial, the paid time, the grace or the time to pay ends soon. After a long stop only
 * the latest of the overdue reminders is sent. Only the system may.
 */
export const remindOfEnd: Decider<OnStore, Store, SubscriptionReminded, StoreNotFound> = (
  _command,
  state,
  { actor, now },
) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const { ownerId, subscription } = state;
  const { endsAt } = subscription;
  const latest = remindersLeft(subscription).findLast(({ dueAt }) => dueAt <= now);
  const status = RemindedStatus.safeParse(subscription.status);
  if (!latest || endsAt === null || !status.success) return refuse({ code: 'STORE_NOT_FOUND' });
  const { daysBefore } = latest;
  const reminded: SubscriptionReminded = {
    type: 'osta.store.subscription-reminded',
    data: { ownerId, status: status.data, endsAt, daysBefore },
  };
  return accept(reminded);
};
