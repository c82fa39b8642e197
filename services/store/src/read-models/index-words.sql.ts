/**
 * Common table expressions that keep the words of stores: those of public ones are written, those of others
 * removed. A newer version stays. Primary key.
 *
 * Parameters: ids, versions and words of public stores; ids of the others.
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
)`;

/** Reads the stores of some events. Primary key. Parameter: ids. */
export const readChangedSql =
  'select id, version, state, is_public from store.store where id = any($1::uuid[]) order by id';
