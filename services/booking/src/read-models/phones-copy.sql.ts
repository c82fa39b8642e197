/**
 * Common table expressions that copy telephone numbers, and forget those of the erased. An erased person's number is
 * not inserted again, even if its event arrives later. Primary keys of `phone` and `subject_key`.
 *
 * Parameters: people, each once, and their numbers; who has none any more.
 */
export const phonesSql = `
numbered as (
  insert into phone (id, number)
  select id, number from unnest($1::uuid[], $2::text[]) as new (id, number)
  where not exists (select from subject_key where subject = id and key is null)
  order by id
  on conflict (id) do update set number = excluded.number
), unnumbered as (
  delete from phone where id = any($3::uuid[])
)`;
