/**
 * Lists the papers of a store with their numbers. Index `invoice_store_id_idx`.
 *
 * Parameters: the store.
 */
export const listInvoices = `
select kind, document_id, year, number, issued_on
from invoice where store_id = $1::uuid`;
