/**
 * Finds the store of a checkout. Index `store_checkouts_idx`.
 *
 * Parameters: what the payment provider calls it.
 */
export const findCheckoutStore = {
  name: 'store.find-checkout',
  text: `
select id, state from store.store
where state -> 'subscription' -> 'checkouts' @> jsonb_build_array(jsonb_build_object('reference', $1::text))
limit 1`,
} as const;
