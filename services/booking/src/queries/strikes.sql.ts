/**
 * Lists the strikes of a person for bookings that began after a moment, newest first, as many as a page can show.
 * Index `booking_struck_id_starts_at_idx`.
 *
 * Parameters: the person, the moment.
 */
export const listStrikesSql = {
  name: 'booking.list-strikes',
  text: `
select id, state from booking
where struck_id = $1 and starts_at > $2::text
order by starts_at desc, id desc
limit 50`,
} as const;

/**
 * Lists the bookings that wait for an admin, by their start. Index `booking_unresolved_idx`.
 *
 * Parameters: start and id of the cursor, limit.
 */
export const listUnresolvedSql = {
  name: 'booking.list-unresolved',
  text: `
select id, state, updated_at from booking
where is_unresolved and (starts_at, id) > ($1::text, $2::uuid)
order by starts_at, id
limit $3`,
} as const;
