import type { TradeHidden, TradeUnknown } from '@osta/contracts/catalogue/refusals';
import { UserId } from '@osta/contracts/ids';
import type { StoreLimitReached } from '@osta/contracts/store/refusals';
import type { BasicSection } from '@osta/contracts/store/sections';
import type { StoreDrafted } from '@osta/contracts/store/store-drafted';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { tradeRefusal } from '@osta/platform/catalogue/trade-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Store } from './store.ts';

/** A person begins a store. */
export type DraftStore = BasicSection;

export interface DraftingFacts extends CatalogueFacts {
  /** How many stores the person owns that are not closed. */
  readonly owned: number;
}

/** The largest number of stores of one owner that are not closed. */
const storeLimit = 5;

/** Begins a store of trades of the catalogue, which its owner then fills in section by section. */
export function draftStore(
  basic: DraftStore,
  _state: Store,
  { actor, now }: Context,
  { owned, catalogue }: DraftingFacts,
): Decision<StoreDrafted, StoreLimitReached | TradeHidden | TradeUnknown> {
  if (owned >= storeLimit) return refuse({ code: 'STORE_LIMIT_REACHED', limit: storeLimit });
  const refusal = tradeRefusal(basic.categoryIds, [], { catalogue });
  if (refusal) return refuse(refusal);
  const drafted: StoreDrafted = {
    type: 'osta.store.store-drafted',
    data: { ownerId: UserId.parse(actor), basic, draftedAt: now },
  };
  return accept(drafted);
}
