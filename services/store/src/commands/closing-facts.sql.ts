/** Counts the bookings at a store that are neither done nor ended. Index `booked_open_idx`. Parameter: store. */
export const countOpenBookings = `
select count(*)::int as "openBookings" from booked where store_id = $1::uuid and is_open`;
