/**
 * Lists every booking that a person has a part in, oldest first. Indexes
 * `booking_customer_id_tab_starts_at_id_idx` and `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameter: the person.
 */
export const listMine = `
select id from booking where customer_id = $1
union
select id from booking where professional_id = $1
order by id`;
