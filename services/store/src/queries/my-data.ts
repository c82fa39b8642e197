import type { StoreId, UserId } from '@osta/contracts/ids';
import type { MyStoreData } from '@osta/contracts/store/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import type { FindStore } from './find-store.ts';
import type { FindSubscription } from './find-subscription.ts';
import { listJoinedStores } from './my-stores.sql.ts';
import { readMyRows } from './my-stores.ts';

export type FindMyStoreData = (userId: UserId) => Promise<MyStoreData>;

/**
 * Returns a query for all that the service knows about one person: their own stores with all that happened
 * there, and what they did in the stores of others, or others did with them there, also after they have left.
 */
export function findMyStoreData(
  pool: Pool,
  findStore: FindStore,
  findSubscription: FindSubscription,
): FindMyStoreData {
  return async (userId) => {
    const [rows, joined] = await Promise.all([
      readMyRows(pool, userId),
      pool.query<{ readonly id: StoreId }>({ ...listJoinedStores, values: [userId] }),
    ]);
    const reader = { userId, isAdmin: false };
    const own = rows.filter(({ state }) => state.ownerId === userId);
    const stores = await Promise.all(
      own.map(async ({ id }) => {
        const [store, subscription] = await Promise.all([
          findStore(id, reader),
          findSubscription(id, reader),
        ]);
        return store && subscription ? [{ store, subscription }] : [];
      }),
    );
    const owned = new Set(own.map(({ id }) => id));
    const all = new Set([...rows, ...joined.rows].map(({ id }) => id));
    const histories = await Promise.all(
      Array.from(all, async (id) => {
        const records = await readRecords(pool, 'store', id);
        return owned.has(id)
          ? records
          : records.filter(({ actor, data }) => actor === userId || data['memberId'] === userId);
      }),
    );
    return { stores: stores.flat(), history: histories.flat() };
  };
}
