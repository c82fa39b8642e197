import type { CatalogueEvent } from '@osta/contracts/catalogue/events';
import type { CatalogueEntryId, SearchWords } from '@osta/contracts/catalogue/search-words';
import type { Fold } from '@osta/platform/decider';

/** A trade or a service of the catalogue. `none`: its words are the original ones. */
export type CatalogueEntry =
  | { readonly status: 'none' }
  | { readonly status: 'changed'; readonly entryId: CatalogueEntryId; readonly words: SearchWords };

export const catalogueEntry: Fold<CatalogueEntry, CatalogueEvent> = {
  version: 1,
  initial: { status: 'none' },
  evolve: (_state, { data: { entryId, words } }) => ({ status: 'changed', entryId, words }),
};
