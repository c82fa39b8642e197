import { countStarsSql } from '@osta/platform/ratings/count-stars.sql';

/**
 * The common table expressions that count the reviews of bookings made at stores. Bookings that were made elsewhere
 * have no row, so what is said of them is dropped. Primary keys of both tables, each locked in its order.
 *
 * A store has a row as soon as somebody has booked there, even without a star: so a rebuild gives the same rows,
 * however it divides the events.
 *
 * Parameters: of new bookings ids, stores, stars; of known ones ids, stars. Null stars: none that count.
 */
export const countRatingsSql = `
new_rated as (
  insert into rated_booking (id, store_id, stars)
  select * from unnest($1::uuid[], $2::uuid[], $3::smallint[]) as new (id, store_id, stars)
  order by id
  on conflict (id) do nothing
  returning store_id, null::smallint as before, stars as after
), moved_rated as (
  update rated_booking set stars = new.stars
  from unnest($4::uuid[], $5::smallint[]) as new (id, stars)
  where rated_booking.id = new.id
  returning store_id, old.stars as before, rated_booking.stars as after
), rated as (
  select * from new_rated union all select * from moved_rated
), ${countStarsSql('store_id')}`;
