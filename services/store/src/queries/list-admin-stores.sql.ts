/**
 * Lists stores after a cursor: those that wait, the longest first, and then the others. Index
 * `store_status_waiting_idx` for one status, `store_waiting_idx` for all, `store_announced_idx` and `store_revised_idx`
 * for those two; for names `store_name_words_words_idx` and the primary key, led by it: an array, because the planner
 * makes no join of what may be left out; primary key of `person`.
 *
 * Parameters: $1 status or null; $2 whether only revisions; $3 question for names as text of a tsquery, or null;
 * $4, $5 time and id of the cursor; $6 limit; $7 whether only announced payments.
 */
export const listAdminStoresSql = `
select store.id, store.version, store.state, store.updated_at, owner.full_name as owner_name
from store.store as store
left join store.person as owner on owner.id = store.owner_id
where store.submitted_at is not null
  and ($1::text is null or store.status = $1)
  and (not $2::boolean or store.state -> 'revision' ->> 'status' = 'pending_review')
  and (
    not $7::boolean
    or store.state @? '$.subscription.announced[*] ? (@.declined == null)'
  )
  and ($3::text is null or store.id = any(array(
    select store_id from store.store_name_words where words @@ $3::tsquery)))
  and (store.waits_since, store.id) > ($4, $5::uuid)
order by store.waits_since, store.id
limit $6`;
