/**
 * Common table expressions that keep the words of stores: those of public ones for customers, and the names of those
 * that were sent in for admins. Of others they are removed. A newer version stays. Primary keys.
 *
 * Parameters: ids, versions and words of public stores; ids of the others; the same four of names.
 */
export const indexWordsSql = `
indexed as (
  insert into store_words (store_id, version, words)
  select id, version, words::tsvector
  from unnest($1::uuid[], $2::integer[], $3::text[]) as new (id, version, words)
  order by id
  on conflict (store_id) do update set version = excluded.version, words = excluded.words
  where store_words.version <= excluded.version
), removed as (
  delete from store_words where store_id = any ($4::uuid[])
), named as (
  insert into store_name_words (store_id, version, words)
  select id, version, words::tsvector
  from unnest($5::uuid[], $6::integer[], $7::text[]) as new (id, version, words)
  order by id
  on conflict (store_id) do update set version = excluded.version, words = excluded.words
  where store_name_words.version <= excluded.version
), unnamed as (
  delete from store_name_words where store_id = any ($8::uuid[])
)`;

/**
 * Reads the stores of some events, and those of the people in them. Primary key, `store_owner_id_idx`. Parameter: the
 * subjects of the events.
 */
export const readChangedSql = `
select id, version, state, is_public from store.store where id = any($1::uuid[])
union all
select id, version, state, is_public from store.store
where owner_id = any($1::uuid[]) and id <> all($1::uuid[])
order by id`;

/** Finds the stores whose words some streams decide. Primary key, `store_owner_id_idx`. Parameter: ids of streams. */
export const findStoresOfSql = `
select id from store.store where id = any($1::uuid[])
union
select id from store.store where owner_id = any($1::uuid[])
union
select unnest($1::uuid[])`;
