/**
 * Reads one request, the photos of it that are still kept, and whether customers see its reader. Primary
 * keys of `service_request` and `hidden_professional`, `request_photo_request_id_idx`. Parameters: id of the request, the reader.
 */
export const findRequest = {
  name: 'request.find-request',
  text: `
select version, state, created_at,
  array(select id::text from request_photo where request_id = $1) as photo_ids,
  exists (select from hidden_professional where id = $2) as is_reader_hidden
from service_request where id = $1`,
} as const;
