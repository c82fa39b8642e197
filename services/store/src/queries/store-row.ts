import type { StoreId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { OpenedStore } from '../domain/store/store.ts';
import { findStoreRow } from './store-row.sql.ts';

/** A store as it is kept, with its words sealed. */
export interface StoreRow {
  readonly id: StoreId;
  readonly version: number;
  readonly state: OpenedStore;
  readonly updated_at: Date;
}

/** Returns the row of a store; `undefined` if there is none. */
export async function readStoreRow(pool: Pool, storeId: StoreId): Promise<StoreRow | undefined> {
  const { rows } = await pool.query<StoreRow>({ ...findStoreRow, values: [storeId] });
  return rows[0];
}
