import { escapeIdentifier } from 'pg';

import { eventColumns } from './event-row.ts';

/**
 * Reads the next events after a cursor, in the order of the cursor, and a last row without an event when later
 * ones are held back. Index `event_tx_position_idx`: keep the ORDER BY of one row, without it the whole table was
 * read, and EXISTS drops it.
 *
 * Later transactions have greater numbers, so no new event can appear below the oldest running transaction.
 * Events beyond that horizon are not read yet.
 *
 * Parameters: tx, position, topic or null for all, limit.
 */
export function readForwardSql(schema: string): string {
  const wanted = '(tx, position) > ($1::xid8, $2::bigint) and ($3::text is null or topic = $3)';
  return `
with horizon as materialized (select tx from ${escapeIdentifier(schema)}.event_horizon)
(
  select ${eventColumns}
  from ${eventTable(schema)}
  where ${wanted} and tx < (select tx from horizon)
  order by event.tx, event.position
  limit $4
)
union all
(
  select null, null, null, null, null, null, null, null, null, null, null, null, null
  from ${eventTable(schema)}
  where ${wanted} and tx >= (select tx from horizon)
  order by event.tx, event.position
  limit 1
)
order by tx, position`;
}

/** Reads a range of versions of one stream. Index `event_stream_id_stream_version_key`. */
export function readStreamSql(schema: string): string {
  return `
select ${eventColumns}
from ${eventTable(schema)}
where stream_id = $1 and stream_version between $2 and $3
order by stream_version`;
}

/** Finds the cursor of one event. Index `event_stream_id_stream_version_key`. */
export function cursorOfSql(schema: string): string {
  return `
select tx::text, position::text
from ${eventTable(schema)}
where stream_id = $1 and stream_version = $2`;
}

/**
 * Counts the events after the cursor and finds the age of the oldest. Index `event_tx_position_idx`.
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

/** Counts all recorded events by topic. Reads the whole table: for audits. */
export function countEventsSql(schema: string): string {
  return `select topic, count(*)::int as events from ${eventTable(schema)} group by topic`;
}

function eventTable(schema: string): string {
  return `${escapeIdentifier(schema)}.event`;
}
