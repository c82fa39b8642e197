/**
 * Common table expressions that copy whose profile is paused. Nobody is paused and resumed. Primary key of
 * `paused_professional`.
 *
 * Parameters: ids of the paused, each once; ids of the resumed.
 */
export const pausesSql = `
paused as (
  insert into paused_professional (id)
  select id from unnest($1::uuid[]) as new (id)
  on conflict (id) do nothing
), resumed as (
  delete from paused_professional where id = any($2::uuid[])
)`;
