/**
 * Finds whether a paper has a number. Primary key.
 *
 * Parameters: kind, document.
 */
export const findNumber = `
select 1 from invoice where kind = $1 and document_id = $2::uuid`;
