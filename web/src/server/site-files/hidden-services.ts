import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';

import { call } from '../../api/call.ts';

/** Milliseconds; the sitemap goes by the last answer rather than late. */
const timeout = 4000;

/**
 * Returns a function that reads which services admins have hidden.
 *
 * @param read reads the catalogue
 * @returns their ids; while the catalogue cannot be read, the last ones
 */
export function hiddenServices(
  apiOrigin: string,
  read: (address: string) => Promise<ServiceCatalogue> = readCatalogue,
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

async function readCatalogue(address: string): Promise<ServiceCatalogue> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service's own tests hold it to the contract
  return (await response.json()) as ServiceCatalogue;
}
