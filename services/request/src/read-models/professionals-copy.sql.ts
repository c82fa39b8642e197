/**
 * Common table expressions that copy who has published a profile, and forget the erased. Primary keys of
 * `professional` and `subject_key`. An erased professional is not inserted again, even if their profile arrives
 * later.
 *
 * Parameters: ids of those who published a profile, each once, and when; the erased.
 */
export const professionalsSql = `
published as (
  insert into professional (id, published_at)
  select id, published_at from unnest($1::uuid[], $2::timestamptz[]) as new (id, published_at)
  where id <> all($3::uuid[])
    and not exists (select from subject_key where subject = id and key is null)
  on conflict (id) do nothing
), gone as (
  delete from professional where id = any($3::uuid[])
)`;
