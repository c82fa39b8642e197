import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { categoryList } from '@osta/reference/category-list';

import { call } from '../../api/call.ts';
import { readJson } from './read-json.ts';

/**
 * Returns a function that reads which services customers see: those of the release and those that admins have added,
 * without hidden ones.
 *
 * @param read reads the catalogue
 * @returns their ids; while the catalogue cannot be read, the last ones, at first those of the release
 */
export function listedServices(
  apiOrigin: string,
  read: (address: string) => Promise<ServiceCatalogue> = readJson<ServiceCatalogue>,
): () => Promise<readonly string[]> {
  let known = idsIn(categoryList);
  return async () => {
    try {
      const { categories } = await read(apiOrigin + call('GET /api/services').path);
      known = idsIn(categories);
    } catch {
      // A sitemap that goes by what was last known is better than none
    }
    return known;
  };
}

function idsIn(
  trades: readonly { readonly services: readonly { readonly id: string }[] }[],
): readonly string[] {
  return trades.flatMap(({ services }) => services.map(({ id }) => id));
}
