import { later, type Instant } from '@osta/contracts/instant';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { PaidPeriod } from '@osta/contracts/store/paid-period';
import type { SubscriptionStatus } from '@osta/contracts/store/status';
import { graceDays } from '@osta/contracts/store/subscription-times';

import { monthsAfter } from './months-after.ts';
import type { Payment, Subscription } from './subscription-state.ts';

const day = 86_400_000;

/** What follows when a payment changes. */
interface AfterPayments {
  readonly periods: PaidPeriod[];
  readonly status: SubscriptionStatus;
  readonly endsAt: Instant | null;
  readonly isTrial: boolean;
}

/** Returns for how many months of a payment nothing was given back. */
export function monthsLeft({ months, refunds }: Pick<Payment, 'months' | 'refunds'>): number {
  return refunds.reduce((left, refund) => left - refund.months, months);
}

/** Whether a payment buys time of the subscription that runs. */
function counts({ isOver, replacement }: Payment): boolean {
  return !isOver && replacement === null;
}

/**
 * Returns the time that each payment buys after one of them has become `changed`, and where the subscription stands
 * then (ADR 59). A payment that followed on the one before still does; one that began anew, after the page was
 * hidden, begins no earlier. A payment of a subscription that has ended moves nothing.
 */
export function afterChange(
  subscription: Subscription,
  changed: Payment,
  paymentId: string,
  now: Instant,
): AfterPayments {
  const { status, endsAt, isTrial } = subscription;
  if (changed.isOver) {
    const { id, periodFrom } = changed;
    const periodTo = monthsAfter(periodFrom, monthsLeft(changed));
    return { periods: [{ paymentId: id, periodFrom, periodTo }], status, endsAt, isTrial };
  }
  const before = subscription.payments.filter(counts);
  const periods: PaidPeriod[] = [];
  for (const [n, payment] of before.entries()) {
    const next = payment.id === paymentId ? changed : payment;
    const last = periods.at(-1)?.periodTo;
    const followsOn = payment.periodFrom === before[n - 1]?.periodTo;
    const isPushed = last !== undefined && (followsOn || last > payment.periodFrom);
    const periodFrom = isPushed ? last : payment.periodFrom;
    const periodTo = monthsAfter(periodFrom, monthsLeft(next));
    periods.push({ paymentId: next.id, periodFrom, periodTo });
  }
  const hasPaid = periods.some(({ periodFrom, periodTo }) => periodTo > periodFrom);
  const paidUntil = periods.at(-1)?.periodTo ?? now;
  const left = { periods, isTrial: !hasPaid && subscription.hasHadTrial };
  return { ...left, ...standing(subscription, paidUntil, left.isTrial, now) };
}

/**
 * Returns the time that each payment buys when the trial begins after it was paid, which ends at `endsAt`: what was
 * paid before the first approval follows on the trial.
 */
export function afterTrial({ payments, status }: Subscription, endsAt: Instant): AfterPayments {
  const periods: PaidPeriod[] = [];
  let paidUntil = endsAt;
  for (const payment of payments.filter(counts)) {
    const periodTo = monthsAfter(paidUntil, monthsLeft(payment));
    periods.push({ paymentId: payment.id, periodFrom: paidUntil, periodTo });
    paidUntil = periodTo;
  }
  const isTrial = paidUntil === endsAt;
  const running = isTrial ? 'trialing' : 'active';
  return {
    periods,
    isTrial,
    endsAt: paidUntil,
    status: status === 'cancel_at_period_end' ? status : running,
  };
}

/**
 * Returns the plan whose limits count: the one that was paid last. Before anything is paid it is the one that the trial
 * is of, or will be; `null`: none.
 */
export function planInForce({ plan, payments, isTrial, hasHadTrial }: Subscription): PlanId | null {
  const paid = payments.findLast((payment) => counts(payment) && monthsLeft(payment) > 0);
  if (paid) return paid.plan;
  return isTrial || !hasHadTrial ? plan : null;
}

/** A page is not hidden at once by what an admin corrects: the days of grace begin with the change. */
function standing(
  { status, endsAt }: Subscription,
  paidUntil: Instant,
  isTrial: boolean,
  now: Instant,
): Pick<AfterPayments, 'status' | 'endsAt'> {
  switch (status) {
    case 'none':
    case 'incomplete':
    case 'canceled':
      return { status, endsAt };
    case 'cancel_at_period_end':
      return paidUntil > now ? { status, endsAt: paidUntil } : { status: 'canceled', endsAt: null };
    case 'past_due':
    case 'unpaid':
    case 'trialing':
    case 'active':
      if (paidUntil > now) return { status: isTrial ? 'trialing' : 'active', endsAt: paidUntil };
      return status === 'past_due' || status === 'unpaid'
        ? { status, endsAt }
        : { status: 'past_due', endsAt: later(now, graceDays * day) };
  }
}
