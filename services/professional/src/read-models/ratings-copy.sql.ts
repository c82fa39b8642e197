import { countStarsSql } from '@osta/platform/ratings/count-stars.sql';

/**
 * The common table expressions that count the reviews of bookings. What a booking counted before is taken off in
 * the same statement. Primary keys of both tables, each locked in its order.
 *
 * A professional has a row as soon as one of their bookings is counted, even with no stars left: so a rebuild
 * gives the same rows, however it divides the events.
 *
 * Parameters: bookings, each once; their professionals; their stars, null for those that do not count.
 */
export const countRatingsSql = `
rated as (
  insert into rated_booking (id, professional_id, stars)
  select id, professional_id, stars
  from unnest($1::uuid[], $2::uuid[], $3::smallint[]) as new (id, professional_id, stars)
  order by id
  on conflict (id) do update set stars = excluded.stars
  returning professional_id, old.stars as before, new.stars as after
), ${countStarsSql('professional_id')}`;
