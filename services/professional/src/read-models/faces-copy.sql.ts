/**
 * Common table expressions that copy which picture of a person is shown. Who has none, or is erased, has no row.
 * Primary key of `face`, locked in its order.
 *
 * Parameters: people, each once, and their pictures; those without one.
 */
export const facesSql = `
shown as (
  insert into face (id, avatar_id)
  select id, avatar_id from unnest($1::uuid[], $2::uuid[]) as new (id, avatar_id)
  order by id
  on conflict (id) do update set avatar_id = excluded.avatar_id
), gone as (
  delete from face where id = any($3::uuid[])
)`;
