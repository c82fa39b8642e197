/**
 * Common table expressions that copy the bookings made at stores: the newest version of each wins. Bookings
 * that were made elsewhere have no row, so what is said of them is dropped. Primary key.
 *
 * Parameters: of new ones ids, versions, stores, whether they are open; of known ones ids, versions, whether
 * they are open, null: not said.
 */
export const copyBookedSql = `
new_booked as (
  insert into booked (id, version, store_id, is_open)
  select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::boolean[])
  on conflict (id) do update set version = excluded.version, is_open = excluded.is_open
  where booked.version < excluded.version
), moved_booked as (
  update booked set version = new.version, is_open = coalesce(new.is_open, booked.is_open)
  from unnest($5::uuid[], $6::integer[], $7::boolean[]) as new (id, version, is_open)
  where booked.id = new.id and booked.version < new.version
)`;
