import { storeOperations } from '@osta/contracts/store/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import {
  closeStore,
  pauseStore,
  reopenStore,
  resumeStore,
  submitStore,
  withdrawRevision,
} from '../domain/store/change-listing.ts';
import { closingFacts } from './closing-facts.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

/** Declares the commands of members on the page of a store. */
export function listingCommands(stores: StoreAggregate) {
  const command = commandsOf(stores, storeProblems);

  return {
    submitStore: command(storeOperations.submitStore, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: submitStore,
    }),

    reopenStore: command(storeOperations.reopenStore, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: reopenStore,
    }),

    pauseStore: command(storeOperations.pauseStore, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: pauseStore,
    }),

    resumeStore: command(storeOperations.resumeStore, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: resumeStore,
    }),

    withdrawRevision: command(storeOperations.withdrawStoreRevision, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: withdrawRevision,
    }),

    closeStore: command(storeOperations.closeStore, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: closeStore,
      facts: closingFacts,
    }),
  };
}
