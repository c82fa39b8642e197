import { categoryList } from '@osta/reference/category-list';
import { ServiceId } from '@osta/reference/service-id';

import { ownSearchWords } from './search-words.ts';
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
