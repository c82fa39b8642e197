/**
 * Common table expressions that copy whom customers do not see. Nobody is hidden and shown. Primary key of
 * `hidden_professional`.
 *
 * Parameters: ids of the hidden, each once, and where each stands; ids of the shown.
 */
export const standingSql = `
hidden as (
  insert into hidden_professional (id, standing)
  select id, standing from unnest($1::uuid[], $2::text[]) as new (id, standing)
  on conflict (id) do update set standing = excluded.standing
), shown as (
  delete from hidden_professional where id = any($3::uuid[])
)`;
