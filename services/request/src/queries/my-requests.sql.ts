/**
 * Lists the photos of a customer, oldest first. Index `request_photo_customer_id_idx`. Parameter: the customer.
 */
export const listMyPhotos = `
select id, created_at, request_id from request_photo where customer_id = $1 order by id`;

/**
 * Lists every request that a person has a part in, oldest first. Indexes
 * `service_request_customer_id_created_at_id_idx` and
 * `request_professional_professional_id_invited_at_request_id_idx`.
 *
 * Parameter: the person.
 */
export const listMine = `
select id from service_request where customer_id = $1
union
select request_id from request_professional where professional_id = $1
order by id`;
