/** The last row that the command wrote to a request, as text. Parameter: request. */
export const findWrittenSql = `
select request.version, request.state::text, event.actor, event.type, event.data::text,
  settled.request_hash, settled.answer::text
from request.service_request as request
join request.event on stream_id = request.id and stream_version = request.version
join request.idempotency as settled on settled.key = event.causation_id
where request.id = $1`;

/**
 * How many requests of a range have an event of a version and a snapshot at it. Both by primary key.
 *
 * Parameters: first id, last id, version.
 */
export const countWrittenSql = `
select count(*)::int as count
from request.service_request as request
join request.event on stream_id = request.id and stream_version = request.version
where request.id between $1 and $2 and request.version = $3`;
