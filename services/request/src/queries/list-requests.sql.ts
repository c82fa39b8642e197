/**
 * Lists a customer's requests after a cursor, newest first. Index
 * `service_request_customer_id_created_at_id_idx`.
 *
 * Parameters: customer, time and id of the cursor, statuses or null for all, limit.
 */
export const listAsCustomer = `
select id, state, created_at, updated_at, created_at as listed_at
from service_request
where customer_id = $1
  and (created_at, id) < ($2::timestamptz, $3::uuid)
  and ($4::text[] is null or status = any($4))
order by created_at desc, id desc
limit $5`;

/**
 * Lists the requests that a professional was invited to, after a cursor, last invited first. Index
 * `request_professional_professional_id_invited_at_request_id_idx`, then the primary key.
 *
 * Parameters: professional, time and id of the cursor, statuses or null for all, limit.
 */
export const listAsProfessional = `
select request.id, request.state, request.created_at, request.updated_at,
  asked.invited_at as listed_at
from request_professional as asked
join service_request as request on request.id = asked.request_id
where asked.professional_id = $1
  and (asked.invited_at, asked.request_id) < ($2::timestamptz, $3::uuid)
  and ($4::text[] is null or request.status = any($4))
order by asked.invited_at desc, asked.request_id desc
limit $5`;
