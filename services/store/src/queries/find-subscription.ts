import type { StoreId } from '@osta/contracts/ids';
import { isPublic } from '@osta/contracts/store/is-public';
import { planOf, priceOf } from '@osta/contracts/store/plans';
import { receiptPath } from '@osta/contracts/store/receipt-path';
import type { StoreRole, SubscriptionVerb } from '@osta/contracts/store/status';
import type { BankAccount, SubscriptionView } from '@osta/contracts/store/subscription-api';
import type { Pool } from 'pg';

import { subscriptionVerbsOf } from '../domain/store/allowed.ts';
import { roleOf } from '../domain/store/on-store.ts';
import type { OpenedStore } from '../domain/store/store.ts';
import type { StoreReader } from './find-store.ts';
import { openStore } from './open-store.ts';
import { readStoreRow } from './store-row.ts';

export type FindSubscription = (
  storeId: StoreId,
  reader: StoreReader,
) => Promise<SubscriptionView | null>;

/**
 * Returns a query for the subscription of a store: for its owner, its managers, and admins.
 *
 * @param payTo where transfers go
 */
export function findSubscription(pool: Pool, payTo: BankAccount | null): FindSubscription {
  return async (storeId, reader) => {
    const row = await readStoreRow(pool, storeId);
    if (!row) return null;
    const role = roleOf(row.state, reader.userId);
    if (role === 'staff' || (role === null && !reader.isAdmin)) return null;
    const store = await openStore(pool, row.state);
    return { ...subscriptionView(storeId, store, reader), payTo };
  };
}

/** Returns the subscription of a store as this reader may see it. The words are open. */
function subscriptionView(
  storeId: StoreId,
  store: OpenedStore,
  reader: StoreReader,
): Omit<SubscriptionView, 'payTo'> {
  const { status, plan, endsAt, hasHadTrial, payments, announced } = store.subscription;
  const role = roleOf(store, reader.userId);
  const mayRead = role === 'owner' || reader.isAdmin;
  const urlOf = (receiptId: string | null): string | null =>
    mayRead && receiptId !== null ? receiptPath(storeId, receiptId) : null;
  return {
    storeId,
    status,
    isPublic: isPublic(store.status, status),
    plan,
    monthlyPrice: plan && planOf(plan).monthlyPrice,
    isTrialLeft: !hasHadTrial,
    endsAt,
    paymentCode: paymentCodeOf(storeId),
    payments: payments
      .toReversed()
      .map(({ receiptId, ...payment }) =>
        Object.assign({}, payment, { receiptUrl: urlOf(receiptId) }),
      ),
    announced: announced.map(({ receiptId, ...payment }) =>
      Object.assign({}, payment, {
        amount: plan && priceOf(plan, payment.months),
        receiptUrl: urlOf(receiptId),
      }),
    ),
    allowed: subscriptionVerbsOf(store).filter((verb) => isAllowed(verb, role, reader)),
  };
}

function isAllowed(verb: SubscriptionVerb, role: StoreRole | null, reader: StoreReader): boolean {
  return verb === 'record-payment' ? reader.isAdmin && role === null : role === 'owner';
}

/** Ids sort by time, so their ends differ: eight characters that a clerk can type. */
function paymentCodeOf(storeId: StoreId): string {
  return `OSTA-${storeId.slice(-8).toUpperCase()}`;
}
