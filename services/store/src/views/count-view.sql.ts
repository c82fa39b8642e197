/**
 * Returns the secret of a day, and makes it before its first view: then the secrets and the visitors of other days
 * are deleted, so that nobody can be found in the counts. Primary keys. Parameters: day, new secret.
 */
export const keepKeySql = `
with made as (
  insert into view_key (day, key) values ($1::date, $2::bytea) on conflict (day) do nothing returning key
), forgotten_keys as (
  delete from view_key where day <> $1::date and exists (select from made)
), forgotten_viewers as (
  delete from viewer where day <> $1::date and exists (select from made)
)
select key from made union all select key from view_key where day = $1::date limit 1`;

/**
 * Counts a view of a store, unless this visitor was counted there on that day. Primary keys.
 *
 * Parameters: day, hash of visitor and store, store, 1 after a search and else 0, words of the search; null: none.
 */
export const countViewSql = `
with first as (
  insert into viewer (day, hash) values ($1::date, $2::bytea) on conflict do nothing returning day
), counted as (
  insert into store_view (store_id, day, views, searches)
  select $3::uuid, day, 1, $4::integer from first
  on conflict (store_id, day) do update
  set views = store_view.views + 1, searches = store_view.searches + excluded.searches
)
insert into store_view_words (store_id, day, words, visits)
select $3::uuid, day, $5::text, 1 from first where $5::text is not null
on conflict (store_id, day, words) do update set visits = store_view_words.visits + 1`;
