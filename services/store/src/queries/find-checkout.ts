import type { StoreId } from '@osta/contracts/ids';
import { isMoneyOut } from '@osta/contracts/store/is-money-out';
import type { CheckoutState } from '@osta/contracts/store/subscription-api';
import type { Pool } from 'pg';

import type { Checkout } from '../domain/store/subscription-state.ts';
import { findCheckoutStore } from './find-checkout.sql.ts';
import type { StoreRow } from './store-row.ts';

interface Found {
  readonly storeId: StoreId;
  readonly checkout: Checkout;
}

/** Returns the checkout that the payment provider calls so; `null`: there is none. */
export async function findCheckout(pool: Pool, reference: string): Promise<Found | null> {
  const { rows } = await pool.query<Pick<StoreRow, 'id' | 'state'>>({
    ...findCheckoutStore,
    values: [reference],
  });
  const [row] = rows;
  const checkout = row?.state.subscription.checkouts.find((each) => each.reference === reference);
  return row && checkout ? { storeId: row.id, checkout } : null;
}

/** Returns a checkout as members and admins see it. */
export function checkoutView({
  id,
  months,
  amount,
  status,
  cause,
  startedAt,
}: Checkout): CheckoutState {
  return { id, months, amount, status, cause, isMoneyOut: isMoneyOut(cause), startedAt };
}
