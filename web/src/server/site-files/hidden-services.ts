import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';

import { call } from '../../api/call.ts';
import { readJson } from './read-json.ts';

/**
 * Returns a function that reads which services admins have hidden.
 *
 * @param read reads the catalogue
 * @returns their ids; while the catalogue cannot be read, the last ones
 */
export function hiddenServices(
  apiOrigin: string,
  read: (address: string) => Promise<ServiceCatalogue> = readJson<ServiceCatalogue>,
): () => Promise<ReadonlySet<string>> {
  let known: ReadonlySet<string> = new Set();
  return async () => {
    try {
      const { categories } = await read(apiOrigin + call('GET /api/services').path);
      known = new Set(categories.flatMap(({ hidden = [] }) => hidden.map(({ id }) => id)));
    } catch {
      // A sitemap that goes by what was last known is better than none
    }
    return known;
  };
}
