import type { StoreId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { PublicPart } from '../domain/store/save-reviewed-section.ts';
import { openStore } from './open-store.ts';
import { readStoreRow } from './store-row.ts';

export type FindPublicPart = (command: { readonly storeId: StoreId }) => Promise<PublicPart | null>;

/**
 * Returns a query for what customers see of the reviewed sections of a store, with its words opened: the state
 * of a stream has them sealed, and sealed words cannot be compared.
 */
export function findPublicPart(pool: Pool): FindPublicPart {
  return async ({ storeId }) => {
    const row = await readStoreRow(pool, storeId);
    if (!row?.state.live) return null;
    const { live } = await openStore(pool, row.state);
    return live && { basic: live.basic, location: live.location };
  };
}
