import type { SecondAdminNeeded } from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import type {
  OwnStore,
  PaymentChangedBefore,
  PaymentNotFound,
  StoreNotFound,
} from '@osta/contracts/store/refusals';
import type { PaymentChangeKind } from '@osta/contracts/store/status';
import type { SubscriptionPaymentChangeProposed } from '@osta/contracts/store/subscription-payment-change-proposed';
import { accept, refuse, type Accepted, type Context, type Refused } from '@osta/platform/decider';

import { roleOf, type OnStore } from './on-store.ts';
import { monthsLeft } from './paid-periods.ts';
import type { OpenedStore, Store } from './store.ts';
import type { Payment, WantedChange } from './subscription-state.ts';

/** Names a payment that was recorded. */
export interface OnPayment extends OnStore {
  readonly paymentId: string;
  /** The admin who changes it. */
  readonly adminId: UserId;
}

/** What the operator has set. */
export interface ChangePolicy {
  /** A second admin has to agree before a payment is corrected or refunded. */
  readonly needsTwoAdmins: boolean;
}

/** Why an admin may not change a payment. */
export type PaymentRefusal =
  | StoreNotFound
  | OwnStore
  | PaymentNotFound
  | PaymentChangedBefore
  | SecondAdminNeeded;

interface Proposing {
  readonly adminId: UserId;
  /** Of a proposal that this becomes. */
  readonly proposalId: string;
}

type Checked =
  | { readonly ok: true; readonly store: OpenedStore; readonly payment: Payment }
  | { readonly ok: false; readonly refused: PaymentRefusal };

/**
 * Returns how a payment can be changed now: a correction is of one that an admin recorded, and of which nothing was
 * given back.
 */
export function changesOf(payment: Payment): PaymentChangeKind[] {
  if (payment.replacement !== null || monthsLeft(payment) === 0) return [];
  const wasTyped = payment.providerReference === null;
  return wasTyped && payment.refunds.length === 0 ? ['correction', 'refund'] : ['refund'];
}

/** Returns the payment if an admin who does not work in the store may change it so. */
export function forChange(
  kind: PaymentChangeKind,
  paymentId: string,
  store: Store,
  { actor }: Pick<Context, 'actor'>,
): Checked {
  if (store.status === 'none') return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  if (roleOf(store, actor) !== null) return { ok: false, refused: { code: 'OWN_STORE' } };
  const payment = store.subscription.payments.find(({ id }) => id === paymentId);
  if (!payment) return { ok: false, refused: { code: 'PAYMENT_NOT_FOUND' } };
  return changesOf(payment).includes(kind)
    ? { ok: true, store, payment }
    : { ok: false, refused: { code: 'PAYMENT_CHANGED_BEFORE' } };
}

/**
 * Returns what is to happen before a change takes effect: nothing where one admin may, or another has proposed the
 * same; else a proposal, which takes the place of the one before.
 */
export function unlessAgreed(
  { ownerId }: OpenedStore,
  { id: paymentId, proposed }: Payment,
  wanted: WantedChange,
  { adminId, proposalId }: Proposing,
  { needsTwoAdmins }: ChangePolicy,
): Accepted<SubscriptionPaymentChangeProposed> | Refused<SecondAdminNeeded> | null {
  if (!needsTwoAdmins) return null;
  if (proposed !== null && isSame(proposed, wanted)) {
    return proposed.proposedBy === adminId ? refuse({ code: 'SECOND_ADMIN_NEEDED' }) : null;
  }
  const change: SubscriptionPaymentChangeProposed = {
    type: 'osta.store.subscription-payment-change-proposed',
    data: { ownerId, paymentId, proposalId, proposedBy: adminId, ...wanted },
  };
  return accept(change);
}

/** The reference of a proposal is sealed, so its id is compared; the words of a reason may differ. */
function isSame(one: WantedChange, other: WantedChange): boolean {
  return (
    one.kind === other.kind &&
    one.months === other.months &&
    one.method === other.method &&
    one.referenceId === other.referenceId &&
    one.day === other.day
  );
}
