import type { StoreEvent } from '@osta/contracts/store/events';
import { isMoneyOut } from '@osta/contracts/store/is-money-out';

import { releasedName } from '../plan/all-plans.ts';
import { afterTrial } from './paid-periods.ts';
import type {
  Announcement,
  Checkout,
  Payment,
  Refund,
  Subscription,
} from './subscription-state.ts';

/** Nobody has chosen a plan. */
export const noSubscription: Subscription = {
  status: 'none',
  plan: null,
  endsAt: null,
  paidUntil: null,
  remindedDays: null,
  isTrial: false,
  hasHadTrial: false,
  payments: [],
  announced: [],
  toldOf: null,
  checkouts: [],
};

/** The events that change a subscription. */
export type SubscriptionEvent = Extract<
  StoreEvent,
  { readonly type: `osta.store.subscription-${string}` }
>;

/** Returns whether an event changes the subscription. */
export function isOfSubscription(event: StoreEvent): event is SubscriptionEvent {
  return event.type.startsWith('osta.store.subscription-');
}

/** Folds one event into the subscription. Another end has reminders of its own. */
export function evolveSubscription(state: Subscription, event: SubscriptionEvent): Subscription {
  const after = evolve(state, event);
  return after.endsAt === state.endsAt ? after : { ...after, remindedDays: null };
}

function evolve(state: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'osta.store.subscription-chosen': {
      const { plan, status } = event.data;
      // A new subscription has no time that was paid
      const isNew = status === 'incomplete';
      return { ...state, plan, status, ...(isNew && { endsAt: null, paidUntil: null }) };
    }
    case 'osta.store.subscription-trial-started': {
      const { plan, endsAt } = event.data;
      const begun = { ...state, plan, hasHadTrial: true, paidUntil: endsAt };
      return settled(begun, afterTrial(begun, endsAt));
    }
    case 'osta.store.subscription-payment-announced': {
      const { paymentId: id, ownerId: _ownerId, ...announcement } = event.data;
      // A new one answers those that were declined
      const waiting = state.announced.filter(({ declined }) => declined === null);
      return { ...state, announced: [...waiting, { id, ...announcement, declined: null }] };
    }
    case 'osta.store.subscription-announcement-declined': {
      const { paymentId, cause, note } = event.data;
      const announced = state.announced.map((each) =>
        each.id === paymentId ? { ...each, declined: { cause, note } } : each,
      );
      return { ...state, announced };
    }
    case 'osta.store.subscription-announcement-withdrawn':
      return { ...state, announced: state.announced.filter(isOther(event.data.paymentId)) };
    case 'osta.store.subscription-payment-recorded': {
      const { paymentId: id, ownerId: _ownerId, checkout, ...payment } = event.data;
      const providerReference = checkout?.reference ?? null;
      const planName = payment.planName ?? releasedName(payment.plan);
      const receiptId = state.announced.find((each) => each.id === id)?.receiptId ?? null;
      return {
        ...state,
        status: 'active',
        isTrial: false,
        endsAt: payment.periodTo,
        paidUntil: payment.periodTo,
        payments: [
          ...state.payments,
          {
            id,
            referenceId: id,
            ...payment,
            planName,
            receiptId,
            providerReference,
            ...asRecorded,
          },
        ],
        announced: state.announced.filter(isOther(id)),
        checkouts: withCheckout(state, checkout?.id, { status: 'paid', cause: null }),
      };
    }
    case 'osta.store.subscription-payment-change-proposed': {
      const { paymentId, proposalId, ownerId: _ownerId, ...wanted } = event.data;
      const proposed = { id: proposalId ?? paymentId, ...wanted };
      return withPayment(state, paymentId, (payment) => [{ ...payment, proposed }]);
    }
    case 'osta.store.subscription-payment-change-withdrawn':
    case 'osta.store.subscription-payment-change-refused':
      return withPayment(state, event.data.paymentId, (payment) => [
        { ...payment, proposed: null },
      ]);
    case 'osta.store.subscription-payment-corrected': {
      const { paymentId, replacementId: id, referenceId, cause, note } = event.data;
      const { months, amount, method, reference, receivedOn } = event.data;
      const right = { referenceId, months, amount, method, reference, receivedOn };
      return settled(
        withPayment(state, paymentId, (payment) => [
          { ...payment, proposed: null, replacement: { id, cause, note } },
          { ...payment, ...right, id, proposed: null },
        ]),
        event.data,
      );
    }
    case 'osta.store.subscription-payment-refunded': {
      const {
        paymentId,
        refundId: id,
        months,
        amount,
        method,
        refundedOn,
        cause,
        note,
      } = event.data;
      const given = { id, months, amount, method, refundedOn, cause, note };
      const refund: Refund = { ...given, answer: null };
      return settled(
        withPayment(state, paymentId, (payment) => [
          { ...payment, proposed: null, refunds: [...payment.refunds, refund] },
        ]),
        event.data,
      );
    }
    case 'osta.store.subscription-refund-answered': {
      const { paymentId, refundId, answer } = event.data;
      return withPayment(state, paymentId, (payment) => [
        {
          ...payment,
          refunds: payment.refunds.map((each) =>
            each.id === refundId ? { ...each, answer } : each,
          ),
        },
      ]);
    }
    case 'osta.store.subscription-checkout-started': {
      const { checkoutId: id, ownerId: _ownerId, ...begun } = event.data;
      const checkout: Checkout = { id, ...begun, status: 'open', cause: null, timesAsked: 0 };
      const over = state.checkouts.filter(({ status }) => status !== 'open');
      // Newer ones never push those out of sight where money is out
      const owed = over.filter(({ cause }) => isMoneyOut(cause));
      const others = over.filter(({ cause }) => !isMoneyOut(cause));
      const dropped = new Set([...owed.slice(0, -mostOver), ...others.slice(0, -mostOver)]);
      const kept = state.checkouts.filter((each) => !dropped.has(each));
      return { ...state, checkouts: [...kept, checkout] };
    }
    case 'osta.store.subscription-checkout-asked': {
      const { checkoutId, times: timesAsked } = event.data;
      return { ...state, checkouts: withCheckout(state, checkoutId, { timesAsked }) };
    }
    case 'osta.store.subscription-checkout-failed': {
      const { checkoutId, cause } = event.data;
      return { ...state, checkouts: withCheckout(state, checkoutId, { status: 'failed', cause }) };
    }
    case 'osta.store.subscription-price-announced': {
      const { plan, from, after } = event.data;
      return { ...state, toldOf: { plan, from, after } };
    }
    case 'osta.store.subscription-reminded':
      return { ...state, remindedDays: event.data.daysBefore };
    case 'osta.store.subscription-past-due':
      return { ...state, status: 'past_due', endsAt: event.data.graceEndsAt };
    case 'osta.store.subscription-lapsed':
      return { ...state, status: 'unpaid', endsAt: event.data.endsAt };
    case 'osta.store.subscription-cancellation-chosen':
      return { ...state, status: 'cancel_at_period_end', endsAt: event.data.endsAt };
    case 'osta.store.subscription-cancelled':
      return ended(state);
  }
}

/** Checkouts that have ended and are kept, because a payment may still come in; and as many where money is out. */
const mostOver = 20;

function withCheckout(
  { checkouts }: Subscription,
  checkoutId: string | undefined,
  change: Partial<Pick<Checkout, 'status' | 'cause' | 'timesAsked'>>,
): readonly Checkout[] {
  return checkouts.map((each) => (each.id === checkoutId ? { ...each, ...change } : each));
}

/** What is true of every payment that has just been recorded. */
const asRecorded = { replacement: null, refunds: [], proposed: null, isOver: false } as const;

function withPayment(
  state: Subscription,
  paymentId: string,
  change: (payment: Payment) => readonly Payment[],
): Subscription {
  const payments = state.payments.flatMap((each) =>
    each.id === paymentId ? change(each) : [each],
  );
  return { ...state, payments };
}

type Corrected = Extract<
  SubscriptionEvent,
  { readonly type: 'osta.store.subscription-payment-corrected' }
>;

/** Takes over what follows from a changed payment for the times of all, and for the subscription. */
function settled(
  state: Subscription,
  {
    periods,
    status,
    endsAt,
    isTrial,
  }: Pick<Corrected['data'], 'periods' | 'status' | 'endsAt' | 'isTrial'>,
): Subscription {
  const times = new Map(periods.map(({ paymentId, ...period }) => [paymentId, period]));
  const payments = state.payments.map((each) => Object.assign({}, each, times.get(each.id)));
  const last = payments.findLast(({ isOver, replacement }) => !isOver && replacement === null);
  const paidUntil = last?.periodTo ?? state.paidUntil;
  const after = { ...state, payments, paidUntil, status, endsAt, isTrial };
  return status === 'canceled' && state.status !== 'canceled' ? ended(after) : after;
}

/** What was paid before is of no later subscription. */
function ended(state: Subscription): Subscription {
  const payments = state.payments.map((each) => Object.assign({}, each, { isOver: true }));
  return { ...state, status: 'canceled', endsAt: null, isTrial: false, payments };
}

function isOther(paymentId: string): (announcement: Announcement) => boolean {
  return ({ id }) => id !== paymentId;
}
