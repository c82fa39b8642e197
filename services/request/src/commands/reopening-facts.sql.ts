/**
 * Lists those who quoted for a request and have been erased. Primary keys of `service_request` and `subject_key`.
 *
 * Parameter: the request.
 */
export const listErasedQuoters = `
select distinct author.subject
from service_request as request,
  jsonb_array_elements(request.state -> 'quotes') as quote
  join subject_key as author on author.subject = (quote ->> 'professionalId')::uuid
where request.id = $1::uuid and author.key is null`;
