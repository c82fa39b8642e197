import type { StoreId } from '@osta/contracts/ids';
import { v5 as uuidV5 } from 'uuid';

/** UUID namespace of payments. Must never change: a reference could then count twice. */
const paymentNamespace = 'a3f4c9f2-6d0a-4f0f-8d53-0b1f5b7f6c21';

/** Returns the id of a payment, announced or recorded: the same reference of a store has the same one. */
export function paymentIdOf(storeId: StoreId, reference: string): string {
  return uuidV5(`${storeId}:${reference.toLowerCase()}`, paymentNamespace);
}
