/** Events after a position as envelopes. Parameter: position. */
export const readByPositionSql = `
select position::text, jsonb_build_object(
  'specversion', '1.0', 'id', id, 'source', source, 'type', type, 'subject', stream_id,
  'time', to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'datacontenttype', 'application/json', 'streamversion', stream_version,
  'correlationid', correlation_id, 'causationid', causation_id, 'actor', actor, 'data', data
) as event
from request.event where position > $1 order by event.position limit 500`;

/** Parameter: subscription. */
export const readCheckpointSql = `
select position from notification.checkpoint where subscription = $1 and partition = 'request'`;
