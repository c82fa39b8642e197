import type { MyStore } from '@osta/contracts/store/api';

/** Returns the stores whose subscription is the reader's to choose and to pay: those that they own. */
export function paidStores(stores: readonly MyStore[]): readonly MyStore[] {
  return stores.filter(({ role, status }) => role === 'owner' && status !== 'closed');
}
