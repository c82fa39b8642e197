import type { FileTable } from '@osta/platform/files/kept-files.sql';

/** The rows of the receipts of payments. Index `receipt_store_id_idx`; primary key of stores. */
export const receiptRows: FileTable = {
  table: 'store.receipt',
  owner: 'store_id',
  used: `
    select payment ->> 'receiptId'
    from store.store, jsonb_array_elements(
      (state -> 'subscription' -> 'announced') || (state -> 'subscription' -> 'payments')
    ) as payment
    where store.id = $1 and payment ->> 'receiptId' is not null`,
};
