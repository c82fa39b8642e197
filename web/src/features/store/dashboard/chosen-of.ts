import type { MyStore } from '@osta/contracts/store/api';

/**
 * Returns the store that the dashboard shows: the one of the address, else the first one that customers see, else the
 * first one. `undefined`: there is none.
 */
export function chosenOf(
  stores: readonly MyStore[],
  store: string | undefined,
): MyStore | undefined {
  return (
    stores.find(({ storeId }) => storeId === store) ??
    stores.find(({ isPublic }) => isPublic) ??
    stores[0]
  );
}
