/** Finds the bookings of a request that have not begun. `booking_request_id_idx`. Parameter: request. */
export const findBookingsOfRequest = `
select id from booking
where request_id = $1 and status in ('pending', 'confirmed')
order by id`;

/**
 * Finds the bookings of a person, on either side, that have not begun.
 * `booking_customer_id_tab_starts_at_id_idx`, `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameter: the person.
 */
export const findBookingsOfPerson = `
select id from booking
where customer_id = $1 and tab = 'upcoming' and status in ('pending', 'confirmed')
union
select id from booking
where professional_id = $1 and tab = 'upcoming' and status in ('pending', 'confirmed')
order by id`;
