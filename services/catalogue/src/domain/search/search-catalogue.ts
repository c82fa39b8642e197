import { categoryList } from '@osta/contracts/reference/category-list';
import { ownSearchWords } from '@osta/contracts/reference/search-words';
import { ServiceId } from '@osta/contracts/reference/service-id';

import { searchOver, type SearchServices } from './service-search.ts';

/**
 * Returns the search over the catalogue of trades (`GET /api/services/search`).
 *
 * @param wordsOf the words that find a trade or a service besides its names
 */
export function searchCatalogue(
  wordsOf: (id: string) => readonly string[] = ownSearchWords,
): SearchServices<ServiceId> {
  return searchOver(
    categoryList.map(({ id, name, services }) => ({
      id,
      name,
      words: wordsOf(id),
      services: services.map((service) => ({
        id: ServiceId.parse(service.id),
        name: service.name,
        words: wordsOf(service.id),
      })),
    })),
  );
}
