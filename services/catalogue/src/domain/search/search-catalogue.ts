import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { ServiceId } from '@osta/reference/service-id';

import { effectiveTree } from '../catalogue/effective-tree.ts';
import { ownSearchWords } from '../catalogue/search-words.ts';
import { searchOver, type SearchServices } from './service-search.ts';

interface Searched {
  readonly tree: CatalogueTree;
  /** Returns the words that find a trade or a service besides its names. */
  readonly wordsOf: (id: string) => readonly string[];
}

/** The catalogue that Osta came with. */
const released: Searched = { tree: effectiveTree(new Map()), wordsOf: ownSearchWords };

/** Returns the search over the catalogue of trades (`GET /api/services/search`). Hidden trades and services aren't found. */
export function searchCatalogue({ tree, wordsOf }: Searched = released): SearchServices<ServiceId> {
  return searchOver(
    tree.trades
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, name, services }) => ({
        id,
        name,
        words: wordsOf(id),
        services: services
          .filter(({ isHidden }) => !isHidden)
          .map((service) => ({ id: service.id, name: service.name, words: wordsOf(service.id) })),
      })),
  );
}
