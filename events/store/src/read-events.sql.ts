import { escapeIdentifier } from 'pg';

/**
 * The columns of an `EventEnvelope` and its place, as text where JavaScript has no such type.
 *
 * `order by tx` would mean that text, in which 999 comes after 1000: order by `event.tx`.
 */
const columns = `
  tx::text, position::text, id, type, source, stream_id, stream_version, actor,
  correlation_id, causation_id, data,
  to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`;

/**
 * The next events after a cursor, in the order of the cursor. Index `event_tx_position_idx`.
 *
 * Transactions that began later have a greater number, so nothing below the oldest running one can be overtaken any
 * more: what lies beyond that horizon is not read yet.
 *
 * Parameters: tx, position, topic or null for all, limit.
 */
export function readForwardSql(schema: string): string {
  return `
select ${columns}
from ${eventTable(schema)}
where (tx, position) > ($1::xid8, $2::bigint)
  and tx < (select horizon.tx from ${escapeIdentifier(schema)}.event_horizon as horizon)
  and ($3::text is null or topic = $3)
order by event.tx, event.position
limit $4`;
}

/** Part of one stream by version. Index `event_stream_id_stream_version_key`. */
export function readStreamSql(schema: string): string {
  return `
select ${columns}
from ${eventTable(schema)}
where stream_id = $1 and stream_version between $2 and $3
order by stream_version`;
}

/** Where one event stands. Index `event_stream_id_stream_version_key`. */
export function cursorOfSql(schema: string): string {
  return `
select tx::text, position::text
from ${eventTable(schema)}
where stream_id = $1 and stream_version = $2`;
}

/**
 * Is there anything after the cursor, readable already or not? Index `event_tx_position_idx`: the order asks
 * for it. Without one (EXISTS drops it) the whole table was read.
 *
 * Parameters: tx, position, topic or null for all.
 */
export function isBehindSql(schema: string): string {
  return `
select count(*) > 0 as behind
from (
  select from ${eventTable(schema)}
  where (tx, position) > ($1::xid8, $2::bigint) and ($3::text is null or topic = $3)
  order by event.tx, event.position
  limit 1
) as next`;
}

/**
 * How much lies after the cursor, and the age of the oldest of it. Index `event_tx_position_idx`.
 *
 * Parameters: tx, position, topic or null for all.
 */
export function backlogSql(schema: string): string {
  return `
select count(*)::int as events,
  greatest(extract(epoch from clock_timestamp() - min(time)), 0)::float8 as seconds
from ${eventTable(schema)}
where (tx, position) > ($1::xid8, $2::bigint) and ($3::text is null or topic = $3)`;
}

/** Everything ever recorded, by topic. Reads the whole table: for audits. */
export function countEventsSql(schema: string): string {
  return `select topic, count(*)::int as events from ${eventTable(schema)} group by topic`;
}

function eventTable(schema: string): string {
  return `${escapeIdentifier(schema)}.event`;
}
