import type { MyStore } from '@osta/contracts/store/api';

/** Returns the stores that the reader can leave: those that belong to somebody else. */
export function joinedStores(stores: readonly MyStore[]): readonly MyStore[] {
  return stores.filter(({ role }) => role !== 'owner');
}
