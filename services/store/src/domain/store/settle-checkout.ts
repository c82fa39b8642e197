import { later, type Instant } from '@osta/contracts/instant';
import type { Day } from '@osta/contracts/offering/day';
import type { CheckoutNotFound, StoreNotFound } from '@osta/contracts/store/refusals';
import type { CheckoutFailureCause } from '@osta/contracts/store/status';
import type { SubscriptionCheckoutAsked } from '@osta/contracts/store/subscription-checkout-asked';
import type { SubscriptionCheckoutFailed } from '@osta/contracts/store/subscription-checkout-failed';
import type { SubscriptionPaymentRecorded } from '@osta/contracts/store/subscription-payment-recorded';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import { monthsAfter } from './months-after.ts';
import type { OnStore } from './on-store.ts';
import { subscriptionRefusal } from './on-subscription.ts';
import { beginningOfPaid } from './record-payment.ts';
import type { OpenedStore, Store } from './store.ts';
import type { Checkout } from './subscription-state.ts';

const minute = 60_000;

/** Minutes after the beginning of a checkout at which the provider is asked, in case its report was lost. */
const askedAfter = [5, 15, 60, 360, 1440, 4320] as const;

/** What the provider says about a checkout. */
export interface CheckoutReport {
  readonly status: 'open' | 'paid' | 'declined' | 'expired';
  /** What was asked for, or paid: whole thousandths of the currency. */
  readonly amount: number;
  /** `LYD` */
  readonly currency: string;
}

/** The provider was asked about a checkout. */
export type SettleCheckout = OnStore & {
  readonly checkoutId: string;
  /** `null`: it did not answer. */
  readonly report: CheckoutReport | null;
  /** Follows from store and reference of the provider: a payment counts once. */
  readonly paymentId: string;
  /** The day in Libya. */
  readonly today: Day;
  /** Its time to be asked had come; otherwise somebody told us to look. */
  readonly isDue: boolean;
};

/** Returns when the provider is to be asked about a checkout; `null`: not any more. */
export function nextAsking({ status, startedAt, timesAsked }: Checkout): Instant | null {
  const minutes = status === 'open' ? askedAfter[timesAsked] : undefined;
  return minutes === undefined ? null : later(startedAt, minutes * minute);
}

/**
 * Records what the provider says about a checkout. A payment is recorded once, whoever reports it how often and how
 * late, and only if it is what was asked for. Only the system may.
 */
export function settleCheckout(
  command: SettleCheckout,
  state: Store,
  { actor, now }: Context,
): Decision<
  SubscriptionPaymentRecorded | SubscriptionCheckoutAsked | SubscriptionCheckoutFailed,
  StoreNotFound | CheckoutNotFound
> {
  const { checkoutId, report, isDue } = command;
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const checkout = state.subscription.checkouts.find(({ id }) => id === checkoutId);
  if (!checkout) return refuse({ code: 'CHECKOUT_NOT_FOUND' });
  if (checkout.status === 'paid') return unchanged;
  switch (report?.status) {
    case 'paid': {
      if (report.amount !== checkout.amount || report.currency !== 'LYD') {
        return failed(state, checkout, 'other-amount');
      }
      if (subscriptionRefusal('record-payment', state)) {
        return failed(state, checkout, 'not-payable');
      }
      return accept(paid(command, state, checkout, now));
    }
    case 'declined':
    case 'expired':
      return checkout.status === 'open' ? failed(state, checkout, report.status) : unchanged;
    case 'open':
    case undefined:
      return isDue && checkout.status === 'open' ? asked(state, checkout) : unchanged;
  }
}

function paid(
  { paymentId, today: receivedOn }: SettleCheckout,
  { ownerId, subscription }: OpenedStore,
  { id, reference, plan, planName, months, amount }: Checkout,
  now: Instant,
): SubscriptionPaymentRecorded {
  const periodFrom = beginningOfPaid(subscription, now);
  return {
    type: 'osta.store.subscription-payment-recorded',
    data: {
      ownerId,
      paymentId,
      plan,
      planName,
      months,
      amount,
      method: 'online',
      reference,
      receivedOn,
      periodFrom,
      periodTo: monthsAfter(periodFrom, months),
      checkout: { id, reference },
    },
  };
}

/** Asked in vain: the last time ends it, and a payment that comes in later is still recorded. */
function asked(
  state: OpenedStore,
  { id: checkoutId, timesAsked }: Checkout,
): Decision<SubscriptionCheckoutAsked | SubscriptionCheckoutFailed, never> {
  const { ownerId } = state;
  const times = timesAsked + 1;
  if (times === askedAfter.length) return accept(failure(ownerId, checkoutId, 'unanswered'));
  const event: SubscriptionCheckoutAsked = {
    type: 'osta.store.subscription-checkout-asked',
    data: { ownerId, checkoutId, times },
  };
  return accept(event);
}

function failed(
  { ownerId }: OpenedStore,
  { id, cause: before }: Checkout,
  cause: CheckoutFailureCause,
): Decision<SubscriptionCheckoutFailed, never> {
  return before === cause ? unchanged : accept(failure(ownerId, id, cause));
}

function failure(
  ownerId: OpenedStore['ownerId'],
  checkoutId: string,
  cause: CheckoutFailureCause,
): SubscriptionCheckoutFailed {
  return {
    type: 'osta.store.subscription-checkout-failed',
    data: { ownerId, checkoutId, cause },
  };
}
