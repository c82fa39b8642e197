import type { StoreStatus } from '@osta/contracts/store/status';

import { storeLooks } from '../../../stores/store-words.ts';

/** What an admin looks for in the queue of stores; the address holds it. */
export interface AdminStoresSearch {
  /** Absent: every status. */
  readonly status?: StoreStatus;
  /** Words of a name: of the store, or of its owner. */
  readonly q?: string;
  /** Only stores whose changes wait. */
  readonly changes?: true;
  /** Only stores whose owner announced a payment. */
  readonly paid?: true;
}

function isStatus(value: unknown): value is StoreStatus {
  return typeof value === 'string' && Object.hasOwn(storeLooks, value);
}

/** Reads `?status=&q=&changes=&paid=` of the queue. What it does not know is left out. */
export function adminStoresSearch(search: Readonly<Record<string, unknown>>): AdminStoresSearch {
  const { status, q, changes, paid } = search;
  return {
    ...(isStatus(status) && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...(changes === true && { changes }),
    ...(paid === true && { paid }),
  };
}
