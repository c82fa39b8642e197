/**
 * Common table expressions that keep the numbers of papers, which never change. Primary key.
 *
 * Parameters: kinds, documents, stores, years, numbers, days.
 */
export const copyInvoicesSql = `
new_invoice as (
  insert into invoice (kind, document_id, store_id, year, number, issued_on)
  select * from unnest(
    $1::text[], $2::uuid[], $3::uuid[], $4::integer[], $5::integer[], $6::text[]
  )
  on conflict (kind, document_id) do nothing
)`;
