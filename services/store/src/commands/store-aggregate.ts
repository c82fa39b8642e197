import { StoreId } from '@osta/contracts/ids';
import type { StoreReceipt } from '@osta/contracts/store/api';
import type { StoreEvent } from '@osta/contracts/store/events';
import { isPublic } from '@osta/contracts/store/is-public';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Aggregate } from '@osta/platform/aggregate';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { storeDeadlines } from '../domain/store/deadlines.ts';
import { store } from '../domain/store/fold.ts';
import type { OnStore } from '../domain/store/on-store.ts';
import type { Store } from '../domain/store/store.ts';

/** The snapshot table of stores, and their topic. */
export const storeTable = { table: 'store', topic: 'store' } as const;

/** What all commands on stores have in common. */
export type StoreAggregate = Aggregate<OnStore, Store, StoreEvent, StoreReceipt>;

/** Returns the aggregate of stores. Every command answers a receipt. */
export function storeAggregate(pool: Pool, schema: string, doorbell: Doorbell): StoreAggregate {
  return {
    streams: sealedStreams<Store, StoreEvent>({
      ...storeTable,
      pool,
      schema,
      source: '/osta/store',
      fold: store,
      doorbell,
      deadlines: storeDeadlines,
    }),
    fold: store,
    streamOf: ({ storeId }) => storeId,
    answer({ streamId, state, version }) {
      if (state.status === 'none')
        throw new Error(`${streamId} has ${version} events and no state`);
      const { status } = state;
      const subscription = state.subscription.status;
      return {
        storeId: StoreId.parse(streamId),
        status,
        subscription,
        isPublic: isPublic(status, subscription),
        version,
      };
    },
  };
}
