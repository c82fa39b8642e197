/** Returns the address of a receipt: for the owner of the store, and for admins. */
export function receiptPath(storeId: string, receiptId: string): string {
  return `/api/stores/${storeId}/receipts/${receiptId}`;
}
