/** Counts the stores of `caller` that are not closed. Index `store_owner_id_idx`. */
export const countOwned = `
select count(*)::int as owned
from store, caller
where store.owner_id = caller.user_id and store.status <> 'closed'`;
