import { UserId } from '@osta/contracts/ids';
import type { StoreLimitReached } from '@osta/contracts/store/refusals';
import type { BasicSection } from '@osta/contracts/store/sections';
import type { StoreDrafted } from '@osta/contracts/store/store-drafted';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Store } from './store.ts';

/** A person begins a store. */
export type DraftStore = BasicSection;

export interface DraftingFacts {
  /** How many stores the person owns that are not closed. */
  readonly owned: number;
}

/** The largest number of stores of one owner that are not closed. */
const storeLimit = 5;

/** Begins a store, which its owner then fills in section by section. */
export function draftStore(
  basic: DraftStore,
  _state: Store,
  { actor, now }: Context,
  { owned }: DraftingFacts,
): Decision<StoreDrafted, StoreLimitReached> {
  if (owned >= storeLimit) return refuse({ code: 'STORE_LIMIT_REACHED', limit: storeLimit });
  const drafted: StoreDrafted = {
    type: 'osta.store.store-drafted',
    data: { ownerId: UserId.parse(actor), basic, draftedAt: now },
  };
  return accept(drafted);
}
