/** Returns the list of the published reviews that a column selects, the newest first, after a cursor. */
function listSql(name: string, wanted: string): { readonly name: string; readonly text: string } {
  return {
    name,
    text: `
select id, state from booking
where ${wanted} and customer_review_at is not null
  and (customer_review_at, id) < ($2::text, $3::uuid)
order by customer_review_at desc, id desc
limit $4`,
  };
}

/**
 * Lists the published reviews about a professional, the newest first, after a cursor. Those that an admin has
 * hidden, and those that are not published, are in no index and no list: `booking_reviewed_idx`.
 *
 * Parameters: professional, time and id of the cursor, limit.
 */
export const listReviewsSql: { readonly name: string; readonly text: string } = listSql(
  'booking.list-reviews',
  'professional_id = $1',
);

/**
 * Lists the same of bookings made at a store, while customers see it: `booking_store_reviewed_idx`, `store_pkey`.
 *
 * Parameters: store, time and id of the cursor, limit.
 */
export const listStoreReviewsSql: { readonly name: string; readonly text: string } = listSql(
  'booking.list-store-reviews',
  'store_id = $1 and exists (select from store where store.id = $1 and store.is_public)',
);
