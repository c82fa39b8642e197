/**
 * Common table expressions that copy how people write their name for readers of each language: the newest version of
 * each person wins. Of the erased a row without names stays, over every version: another topic may still tell of a
 * name from before. Primary key of `written_name`.
 *
 * Parameters: ids, versions, names in Arabic, names in English.
 */
export const writtenNamesSql = `
written as (
  insert into written_name (id, version, ar, en)
  select * from unnest($1::uuid[], $2::integer[], $3::text[], $4::text[]) as new (id, version, ar, en)
  order by id
  on conflict (id) do update set version = excluded.version, ar = excluded.ar, en = excluded.en
  where written_name.version < excluded.version
)`;
