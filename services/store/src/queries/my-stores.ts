import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { MyStore, MyStores } from '@osta/contracts/store/api';
import { isPublic } from '@osta/contracts/store/is-public';
import type { Pool } from 'pg';

import { roleOf } from '../domain/store/on-store.ts';
import { listMyStores } from './my-stores.sql.ts';
import { openStores } from './open-store.ts';
import type { StoreRow } from './store-row.ts';

/** Reads the rows of the stores in which a person is a member. */
export async function readMyRows(pool: Pool, userId: UserId): Promise<readonly StoreRow[]> {
  const { rows } = await pool.query<StoreRow>({
    ...listMyStores,
    values: [JSON.stringify([{ id: userId }])],
  });
  return rows;
}

export type ListMyStores = (userId: UserId, locale: Locale) => Promise<MyStores>;

/** Returns the query for the stores in which a person is a member. */
export function readMyStores(pool: Pool): ListMyStores {
  return async (userId, locale) => {
    const rows = await readMyRows(pool, userId);
    const opened = await openStores(
      pool,
      rows.map(({ state }) => state),
    );
    const items = opened.flatMap((store, n): MyStore[] => {
      const row = rows[n];
      const role = roleOf(store, userId);
      if (!row || role === null) return [];
      const { status, subscription, content, revision } = store;
      return [
        {
          storeId: row.id,
          name: inLanguage(content.basic.name, locale),
          status,
          subscription: subscription.status,
          isPublic: isPublic(status, subscription.status),
          role,
          hasRevision: revision !== null,
          updatedAt: Instant.parse(row.updated_at.toISOString()),
        },
      ];
    });
    return { items };
  };
}
