import type { Dirham } from '@osta/contracts/dirham';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { LocalizedText } from '@osta/contracts/locale';
import type { Day } from '@osta/contracts/offering/day';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { StoreEvent } from '@osta/contracts/store/events';
import type {
  AnnouncementDeclineCause,
  PaymentChangeKind,
  PaymentCorrectionCause,
  PaymentRefundCause,
  SubscriptionPaymentMethod,
  SubscriptionStatus,
} from '@osta/contracts/store/status';

import { releasedName } from '../plan/all-plans.ts';

/** A payment that the owner has announced: an admin looks for it. */
export interface Announcement {
  /** That of the payment, once it is recorded. */
  readonly id: string;
  readonly months: number;
  readonly method: SubscriptionPaymentMethod;
  /** As recorded. */
  readonly reference: string;
  readonly paidOn: Day;
  readonly receiptId: string;
  readonly announcedAt: Instant;
  /** Why an admin declined it, the note as recorded; `null`: it waits. */
  readonly declined: {
    readonly cause: AnnouncementDeclineCause;
    readonly note: string;
  } | null;
}

/** Money of a payment that was given back. */
export interface Refund {
  readonly id: string;
  /** Of the payment, the last ones. */
  readonly months: number;
  readonly amount: Dirham;
  readonly method: SubscriptionPaymentMethod;
  readonly refundedOn: Day;
  readonly cause: PaymentRefundCause;
  /** As recorded. */
  readonly note: string;
}

/** A change of a payment, as two admins have to mean the same. */
export interface WantedChange {
  readonly kind: PaymentChangeKind;
  readonly months: number;
  readonly method: SubscriptionPaymentMethod;
  readonly reference: string;
  readonly referenceId: string | null;
  readonly day: Day;
  readonly cause: PaymentCorrectionCause | PaymentRefundCause;
  readonly note: string;
}

/** A payment that came in. */
export interface Payment {
  readonly id: string;
  /** Follows from store and reference: one reference counts once. */
  readonly referenceId: string;
  readonly plan: PlanId;
  /** What it was called when the payment was recorded. */
  readonly planName: LocalizedText;
  readonly months: number;
  readonly amount: Dirham;
  readonly method: SubscriptionPaymentMethod;
  /** As recorded. */
  readonly reference: string;
  readonly receivedOn: Day;
  readonly periodFrom: Instant;
  readonly periodTo: Instant;
  /** Of the announcement; `null`: an admin recorded it without one. */
  readonly receiptId: string | null;
  /** The payment that took its place, and why; the note as recorded. `null`: it stands. */
  readonly replacement: {
    readonly id: string;
    readonly cause: PaymentCorrectionCause;
    readonly note: string;
  } | null;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  /** A change that a second admin has to agree to, its words as recorded; `null`: none. */
  readonly proposed: (WantedChange & { readonly proposedBy: UserId }) | null;
  /** It is of a subscription that has ended. */
  readonly isOver: boolean;
}

/** The subscription of a store. */
export interface Subscription {
  readonly status: SubscriptionStatus;
  readonly plan: PlanId | null;
  /** When the trial, the paid time, the grace or the time to pay ends, by status. */
  readonly endsAt: Instant | null;
  /** Until when the trial or the last payment reaches, also after that. */
  readonly paidUntil: Instant | null;
  /** The last reminder of `endsAt`, in days before it; `null`: none yet. */
  readonly remindedDays: number | null;
  /** Nothing was paid since the trial began. */
  readonly isTrial: boolean;
  readonly hasHadTrial: boolean;
  /** Oldest first. */
  readonly payments: readonly Payment[];
  /** Oldest first. */
  readonly announced: readonly Announcement[];
}

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
      const trial = { isTrial: true, hasHadTrial: true, paidUntil: endsAt };
      return { ...state, ...trial, status: 'trialing', plan, endsAt };
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
      const { paymentId: id, ownerId: _ownerId, ...payment } = event.data;
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
          { id, referenceId: id, ...payment, planName, receiptId, ...asRecorded },
        ],
        announced: state.announced.filter(isOther(id)),
      };
    }
    case 'osta.store.subscription-payment-change-proposed': {
      const { paymentId, ownerId: _ownerId, ...proposed } = event.data;
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
      const refund: Refund = { id, months, amount, method, refundedOn, cause, note };
      return settled(
        withPayment(state, paymentId, (payment) => [
          { ...payment, proposed: null, refunds: [...payment.refunds, refund] },
        ]),
        event.data,
      );
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
