/**
 * Reads one request, and whether customers see its reader. Primary keys of `service_request` and
 * `hidden_professional`. Parameters: id of the request, the reader.
 */
export const findRequest = {
  name: 'request.find-request',
  text: `
select version, state, created_at,
  exists (select from hidden_professional where id = $2) as is_reader_hidden
from service_request where id = $1`,
} as const;
