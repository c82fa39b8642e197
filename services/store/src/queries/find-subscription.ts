import type { StoreId, UserId } from '@osta/contracts/ids';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import { isPublic } from '@osta/contracts/store/is-public';
import { receiptPath } from '@osta/contracts/store/receipt-path';
import type { StoreRole, SubscriptionVerb } from '@osta/contracts/store/status';
import {
  ProposedChange,
  type BankAccount,
  type SubscriptionPayment,
  type SubscriptionView,
} from '@osta/contracts/store/subscription-api';
import type { Pool } from 'pg';

import { limitsOf, planOf, type PlanFacts } from '../domain/plan/all-plans.ts';
import { subscriptionVerbsOf } from '../domain/store/allowed.ts';
import { changesOf, type ChangePolicy } from '../domain/store/change-payment.ts';
import { roleOf } from '../domain/store/on-store.ts';
import { planInForce } from '../domain/store/paid-periods.ts';
import type { OpenedStore } from '../domain/store/store.ts';
import type { Checkout, Payment } from '../domain/store/subscription-state.ts';
import { checkoutView } from './find-checkout.ts';
import type { StoreReader } from './find-store.ts';
import { invoicesOf, type PaperOf } from './invoices-of.ts';
import { openStore } from './open-store.ts';
import type { ReadPlans } from './read-plans.ts';
import { readStoreRow, type StoreRow } from './store-row.ts';

export type FindSubscription = (
  storeId: StoreId,
  reader: StoreReader,
) => Promise<SubscriptionView | null>;

interface Settings {
  /** Where transfers go. */
  readonly payTo: BankAccount | null;
  readonly changes: ChangePolicy;
  readonly readPlans: ReadPlans;
  /** A provider takes payments by card or wallet. */
  readonly isPaidOnline: boolean;
}

/** Returns a query for the subscription of a store: for its owner, its managers, and admins. */
export function findSubscription(
  pool: Pool,
  { payTo, changes: { needsTwoAdmins: areChangesByTwo }, readPlans, isPaidOnline }: Settings,
): FindSubscription {
  return async (storeId, reader) => {
    const row = await readStoreRow(pool, storeId);
    if (!row) return null;
    const role = roleOf(row.state, reader.userId);
    if (role === 'staff' || (role === null && !reader.isAdmin)) return null;
    const [store, paperOf, facts] = await Promise.all([
      openStore(pool, row.state),
      invoicesOf(pool, storeId),
      readPlans(),
    ]);
    const view = subscriptionView(row, store, reader, paperOf, facts);
    const allowed = view.allowed.filter((verb) => isPaidOnline || verb !== 'pay-online');
    return { ...view, allowed, payTo, areChangesByTwo };
  };
}

/** Returns the subscription of a store as this reader may see it. The words are open. */
function subscriptionView(
  { id: storeId, version }: StoreRow,
  store: OpenedStore,
  reader: StoreReader,
  paperOf: PaperOf,
  facts: PlanFacts,
): Omit<SubscriptionView, 'payTo' | 'areChangesByTwo'> {
  const { status, plan, endsAt, hasHadTrial, payments, announced, checkouts } = store.subscription;
  const role = roleOf(store, reader.userId);
  const mayRead = role === 'owner' || reader.isAdmin;
  const urlOf = (receiptId: string | null): string | null =>
    mayRead && receiptId !== null ? receiptPath(storeId, receiptId) : null;
  return {
    storeId,
    version,
    status,
    isPublic: isPublic(store.status, status),
    plan,
    isTrialLeft: !hasHadTrial,
    mostPictures: limitsOf(planInForce(store.subscription), facts).pictures,
    endsAt,
    paymentCode: paymentCodeOf(storeId),
    payments: payments
      .toReversed()
      .map((payment) =>
        Object.assign(
          { receiptUrl: urlOf(payment.receiptId) },
          paymentView(payment, paperOf),
          changeView(payment, role, reader),
        ),
      ),
    announced: announced.map(({ receiptId, ...payment }) =>
      Object.assign({}, payment, {
        amount:
          plan === null
            ? null
            : amountOf(priceOn(planOf(plan, facts).prices, payment.paidOn), payment.months),
        receiptUrl: urlOf(receiptId),
      }),
    ),
    checkouts: checkouts.filter(isNoPayment).map(checkoutView).toReversed(),
    allowed: subscriptionVerbsOf(store).filter((verb) => isAllowed(verb, role, reader)),
  };
}

/** What was paid is a payment. */
function isNoPayment({ status }: Checkout): boolean {
  return status !== 'paid';
}

/** What was paid, and what has become of it. */
function paymentView(
  payment: Payment,
  paperOf: PaperOf,
): Omit<SubscriptionPayment, 'receiptUrl' | 'proposed' | 'allowed'> {
  const { id, plan, planName, months, amount, method, reference, receivedOn } = payment;
  const { periodFrom, periodTo, replacement, refunds } = payment;
  return {
    id,
    plan,
    planName: { ...planName },
    months,
    amount,
    method,
    reference,
    receivedOn,
    periodFrom,
    periodTo,
    invoice: paperOf('invoice', id),
    corrected: replacement && {
      by: replacement.id,
      cause: replacement.cause,
      note: replacement.note,
      creditNote: paperOf('credit-note', replacement.id),
    },
    refunds: refunds.map((refund) =>
      Object.assign({}, refund, { creditNote: paperOf('credit-note', refund.id) }),
    ),
  };
}

/** What admins who do not work in the store may change. */
function changeView(
  payment: Payment,
  role: StoreRole | null,
  { isAdmin, userId }: StoreReader,
): Pick<SubscriptionPayment, 'proposed' | 'allowed'> {
  if (!isAdmin || role !== null) return { proposed: null, allowed: [] };
  const { proposed } = payment;
  return { proposed: proposed && proposedView(proposed, userId), allowed: changesOf(payment) };
}

function proposedView(
  {
    id,
    kind,
    months,
    method,
    note,
    cause,
    reference,
    day,
    proposedBy,
  }: NonNullable<Payment['proposed']>,
  userId: UserId,
): ProposedChange {
  const isYours = proposedBy === userId;
  const about = kind === 'correction' ? { reference, receivedOn: day } : { refundedOn: day };
  return ProposedChange.parse({ id, kind, months, method, note, cause, isYours, ...about });
}

function isAllowed(verb: SubscriptionVerb, role: StoreRole | null, reader: StoreReader): boolean {
  return verb === 'record-payment' ? reader.isAdmin && role === null : role === 'owner';
}

/** Ids sort by time, so their ends differ: eight characters that a clerk can type. */
function paymentCodeOf(storeId: StoreId): string {
  return `OSTA-${storeId.slice(-8).toUpperCase()}`;
}
