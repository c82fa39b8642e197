/** What the command wrote last to a request, as text. Parameter: request. */
export const findWrittenSql = `
select request.version, request.state::text, event.actor, event.type, event.data::text,
  settled.request_hash, settled.answer::text
from request.service_request as request
join request.event on stream_id = request.id and stream_version = request.version
join request.idempotency as settled on settled.key = event.causation_id
where request.id = $1`;
