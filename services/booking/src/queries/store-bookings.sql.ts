/** Finds what somebody is in a store. Primary key of `store_member`. Parameters: store, person. */
export const findRoleInStore = {
  name: 'booking.find-role-in-store',
  text: 'select role from store_member where store_id = $1 and member_id = $2',
} as const;

/**
 * Lists the bookings that were made at a store and begin in a range of time; slots that are only held are left
 * out. Index `booking_store_id_starts_at_id_idx`.
 *
 * Parameters: store, from, until, a professional; null: of all.
 */
export const listStoreBookings = {
  name: 'booking.list-store-bookings',
  text: `
select id, state, updated_at from booking
where store_id = $1 and starts_at >= $2 and starts_at < $3 and tab is not null
  and ($4::uuid is null or professional_id = $4::uuid)
order by starts_at, id
limit 1000`,
} as const;
