import type { UserId } from '@osta/contracts/ids';
import type { MyStoreData } from '@osta/contracts/store/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import type { FindStore } from './find-store.ts';
import type { FindSubscription } from './find-subscription.ts';
import { readMyRows } from './my-stores.ts';

export type FindMyStoreData = (userId: UserId) => Promise<MyStoreData>;

/**
 * Returns a query for all that the service knows about one person: their own stores with all that happened
 * there, and what they did in the stores of others, or others did with them there.
 */
export function findMyStoreData(
  pool: Pool,
  findStore: FindStore,
  findSubscription: FindSubscription,
): FindMyStoreData {
  return async (userId) => {
    const rows = await readMyRows(pool, userId);
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
    const histories = await Promise.all(
      rows.map(async ({ id, state }) => {
        const records = await readRecords(pool, 'store', id);
        return state.ownerId === userId
          ? records
          : records.filter(({ actor, data }) => actor === userId || data['memberId'] === userId);
      }),
    );
    return { stores: stores.flat(), history: histories.flat() };
  };
}
