import { categoryList } from '@osta/contracts/reference/category-list';
import { ServiceId } from '@osta/contracts/reference/service-id';

import { searchWords } from './search-words.ts';
import { searchOver, type SearchServices } from './service-search.ts';

function wordsOf(id: string): readonly string[] {
  const { ar = '', en = '' } = searchWords[id] ?? {};
  return [...ar.split('،'), ...en.split(',')].map((words) => words.trim());
}

/** Returns the search over the catalogue of trades (`GET /api/services/search`). */
export function searchCatalogue(): SearchServices<ServiceId> {
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
