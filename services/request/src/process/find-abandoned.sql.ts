/**
 * Finds the requests that a customer has not ended.
 * `service_request_customer_id_created_at_id_idx`. Parameter: customer.
 */
export const findAbandonedRequests = `
select id from service_request
where customer_id = $1 and status in ('draft', 'open', 'quoted')
order by id`;

/**
 * Finds a professional's standing quotes.
 * `request_professional_professional_id_invited_at_request_id_idx`, primary key of the request.
 *
 * Parameter: professional.
 */
export const findAbandonedQuotes = `
select request.id as request_id, quote ->> 'id' as quote_id
from request_professional as asked
join service_request as request on request.id = asked.request_id,
  jsonb_array_elements(request.state -> 'quotes') as quote
where asked.professional_id = $1 and request.status in ('quoted', 'awarding')
  and quote ->> 'professionalId' = $1::text and quote ->> 'status' in ('submitted', 'countered')
order by request.id`;
