/**
 * Common table expressions that copy which bookings count as done. Primary key of `done_work`, locked in its order.
 *
 * Parameters: bookings that are done, each once, and their professionals; bookings that do not count any more.
 */
export const doneWorkSql = `
done as (
  insert into done_work (id, professional_id)
  select id, professional_id from unnest($1::uuid[], $2::uuid[]) as new (id, professional_id)
  order by id
  on conflict (id) do nothing
), undone as (
  delete from done_work where id = any($3::uuid[])
)`;
