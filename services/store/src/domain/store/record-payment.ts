import { type Instant, later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import type {
  OwnStore,
  PaymentReferenceUsed,
  StoreNotFound,
  SubscriptionIllegalTransition,
} from '@osta/contracts/store/refusals';
import type { RecordPaymentRequest } from '@osta/contracts/store/subscription-api';
import type { SubscriptionPaymentRecorded } from '@osta/contracts/store/subscription-payment-recorded';
import { graceDays } from '@osta/contracts/store/subscription-times';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import { planOf, type PlanFacts } from '../plan/all-plans.ts';
import { monthsAfter } from './months-after.ts';
import { roleOf, type OnStore } from './on-store.ts';
import { subscriptionRefusal } from './on-subscription.ts';
import type { Store } from './store.ts';
import type { Subscription } from './subscription-state.ts';

const day = 86_400_000;

/** An admin records a payment that came in. */
export type RecordPayment = OnStore &
  RecordPaymentRequest & {
    /** Follows from store and reference. */
    readonly paymentId: string;
  };

/**
 * Records a payment for months of the chosen plan, at its price of the day on which the money was received. The paid
 * time follows on the trial or the time that was paid before; after a page was hidden, on this moment. The same
 * reference again changes nothing.
 */
export function recordPayment(
  { paymentId, months, method, reference, receivedOn }: RecordPayment,
  state: Store,
  { actor, now }: Context,
  facts: PlanFacts,
): Decision<
  SubscriptionPaymentRecorded,
  StoreNotFound | OwnStore | SubscriptionIllegalTransition | PaymentReferenceUsed
> {
  if (state.status === 'none') return refuse({ code: 'STORE_NOT_FOUND' });
  if (roleOf(state, actor) !== null) return refuse({ code: 'OWN_STORE' });
  const { ownerId, subscription } = state;
  const known = subscription.payments.filter(({ referenceId }) => referenceId === paymentId);
  if (known.length > 0) {
    // What was corrected away counts too: its id and its invoice stay in the history
    const isAsBefore = known.some((each) => each.replacement === null && each.months === months);
    return isAsBefore ? unchanged : refuse({ code: 'PAYMENT_REFERENCE_USED' });
  }
  const refused = subscriptionRefusal('record-payment', state);
  if (refused || subscription.plan === null) {
    return refuse(refused ?? { code: 'STORE_NOT_FOUND' });
  }
  const { name: planName, prices } = planOf(subscription.plan, facts);
  const periodFrom = beginningOfPaid(subscription, now);
  const recorded: SubscriptionPaymentRecorded = {
    type: 'osta.store.subscription-payment-recorded',
    data: {
      ownerId,
      paymentId,
      plan: subscription.plan,
      planName,
      months,
      amount: amountOf(priceOn(prices, receivedOn), months),
      method,
      reference,
      receivedOn: Day.parse(receivedOn),
      periodFrom,
      periodTo: monthsAfter(periodFrom, months),
    },
  };
  return accept(recorded);
}

/**
 * Returns when the time of a payment begins. The days of grace were used, so they are paid for; a hidden page begins
 * anew. After a correction grace begins with it, long after the time that is still paid: nobody owes what was between.
 */
export function beginningOfPaid(
  { status, paidUntil, endsAt }: Subscription,
  now: Instant,
): Instant {
  if (status === 'past_due' && endsAt !== null) return later(endsAt, -graceDays * day);
  return paidUntil === null || status === 'unpaid' || status === 'incomplete' ? now : paidUntil;
}
