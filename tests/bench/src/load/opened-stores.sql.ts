/**
 * Adds public stores with their words and the keys of their owners. A store has the id of its owner.
 *
 * Parameters: ids, contents, words to look for and keys, of each in turn; the version of the fold.
 */
export const addStoresSql = `
with opened as (
  select id, content, words, key, nth
  from unnest($1::uuid[], $2::jsonb[], $3::text[], $4::bytea[])
    with ordinality as new (id, content, words, key, nth)
), found as (
  insert into store.store_words (store_id, version, words) select id, 1, words::tsvector from opened
), keyed as (
  insert into store.subject_key (subject, key) select id, key from opened
)
insert into store.store (id, version, fold, state, created_at, updated_at)
select id, 1, $5::integer, jsonb_build_object(
  'ownerId', id, 'status', 'published', 'subscription', '{"status": "active"}'::jsonb,
  'publishedAt', to_char(to_timestamp(1772323200 + nth), 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
  'live', content
), now(), now()
from opened`;

/** The table without the index of words, that a scan reads. */
export const addScannedWordsSql = `
create table store.scanned_words as table store.store_words;
alter table store.scanned_words add primary key (store_id)`;
