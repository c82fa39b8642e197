import { StoreId } from '@osta/contracts/ids';
import { storeContract } from '@osta/contracts/store/contract';
import { isPublic } from '@osta/contracts/store/is-public';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { storeDeadlines } from '../domain/store/deadlines.ts';
import { store } from '../domain/store/fold.ts';
import type { OnStore } from '../domain/store/on-store.ts';

/** One stream per store: its page, its members and its subscription (ADR 34). Every command answers a receipt. */
export const storeAggregate = defineAggregate({
  contract: storeContract,
  topic: 'store',
  table: 'store',
  fold: store,
  deadlines: storeDeadlines,
  streamOf: ({ storeId }: OnStore) => storeId,
  answer({ streamId, state, version }) {
    if (state.status === 'none') throw new Error(`${streamId} has ${version} events and no state`);
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
});

export type StoreAggregate = AggregateOf<typeof storeAggregate>;
