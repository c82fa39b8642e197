import { categoryList } from '@osta/contracts/reference/category-list';
import { ownSearchWords } from '@osta/contracts/reference/search-words';
import { ServiceId } from '@osta/contracts/reference/service-id';

import { searchOver, type SearchServices } from './service-search.ts';

/** Returns the search over the catalogue of trades (`GET /api/services/search`). */
export function searchCatalogue(): SearchServices<ServiceId> {
  return searchOver(
    categoryList.map(({ id, name, services }) => ({
      id,
      name,
      words: ownSearchWords(id),
      services: services.map((service) => ({
        id: ServiceId.parse(service.id),
        name: service.name,
        words: ownSearchWords(service.id),
      })),
    })),
  );
}
