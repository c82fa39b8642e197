import { StoreId } from '@osta/contracts/ids';
import { StoreReceipt } from '@osta/contracts/store/api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

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
import { forMembers as problems, storeRows } from './store-problems.ts';

const one = '/api/stores/{storeId}';

/** What these commands have in common. */
const changing = {
  method: 'post',
  access: 'registered',
  rateLimit: { points: 20, seconds: 60 },
  params: z.strictObject({ storeId: StoreId }),
  problems,
  answer: StoreReceipt,
} as const;

/** Declares the commands of members on the page of a store. */
export function listingCommands(stores: StoreAggregate) {
  return {
    submitStore: defineCommand(stores, {
      ...changing,
      name: 'submitStore',
      summary: 'Submit the store for review',
      path: `${one}/submit`,
      decide: submitStore,
      problems: { ...problems, ...storeRows('STORE_INCOMPLETE') },
    }),

    reopenStore: defineCommand(stores, {
      ...changing,
      name: 'reopenStore',
      summary: 'Reopen a rejected store as a draft',
      path: `${one}/reopen`,
      decide: reopenStore,
    }),

    pauseStore: defineCommand(stores, {
      ...changing,
      name: 'pauseStore',
      summary: 'Pause the public page',
      path: `${one}/pause`,
      decide: pauseStore,
    }),

    resumeStore: defineCommand(stores, {
      ...changing,
      name: 'resumeStore',
      summary: 'Resume a paused page',
      path: `${one}/resume`,
      decide: resumeStore,
    }),

    withdrawRevision: defineCommand(stores, {
      ...changing,
      name: 'withdrawStoreRevision',
      summary: 'Withdraw changes that wait for a review',
      path: `${one}/revision/withdraw`,
      decide: withdrawRevision,
    }),

    closeStore: defineCommand(stores, {
      ...changing,
      name: 'closeStore',
      summary: 'Close the store for good, and its subscription',
      path: `${one}/close`,
      decide: closeStore,
      facts: closingFacts,
      problems: { ...problems, ...storeRows('STORE_HAS_BOOKINGS') },
    }),
  };
}
