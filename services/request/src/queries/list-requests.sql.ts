/**
 * Lists a customer's requests after a cursor, newest first. Index
 * `service_request_customer_id_created_at_id_idx`.
 *
 * Parameters: customer, time and id of the cursor, limit, statuses or null for all.
 */
export const listAsCustomer = `
select id, state, created_at, updated_at, created_at as listed_at
from service_request
where customer_id = $1
  and (created_at, id) < ($2::timestamptz, $3::uuid)
  and ($5::text[] is null or status = any($5))
order by created_at desc, id desc
limit $4`;

/**
 * Returns the statement that lists the requests that a professional was invited to, after a cursor, last
 * invited first: those that go on for them, those that are over for them, or all. Index
 * `request_professional_current_idx` for the first, which are few of many;
 * `request_professional_professional_id_invited_at_request_id_idx` for the others. Then the primary
 * key.
 *
 * Parameters: professional, time and id of the cursor, limit.
 */
function asProfessional(which: 'active' | 'ended' | 'all'): string {
  const isOver = '(asked.has_declined or asked.is_closed)';
  const condition = { active: `and not ${isOver}`, ended: `and ${isOver}`, all: '' }[which];
  return `
select request.id, request.state, request.created_at, request.updated_at,
  asked.invited_at as listed_at
from request_professional as asked
join service_request as request on request.id = asked.request_id
where asked.professional_id = $1
  and (asked.invited_at, asked.request_id) < ($2::timestamptz, $3::uuid)
  ${condition}
order by asked.invited_at desc, asked.request_id desc
limit $4`;
}

export const listActiveAsProfessional: string = asProfessional('active');

export const listEndedAsProfessional: string = asProfessional('ended');

export const listAllAsProfessional: string = asProfessional('all');
