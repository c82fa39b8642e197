import { eventColumns } from '@osta/event-store/event-row';
import { escapeIdentifier as quote } from 'pg';

import { showsTextSql } from './shown-text.sql.ts';

/**
 * Returns the query of one event table; more conditions may be appended. A filter that is null matches everything.
 * Parameters: stream, beginning of the type, actor, correlation, first moment, last moment, part of a text that is shown.
 */
function matchingSql(schema: string): string {
  return `
  select ${eventColumns}
    from ${quote(schema)}.event
   where ($1::uuid is null or stream_id = $1)
     and ($2::text is null or starts_with(type, $2))
     and ($3::text is null or actor = $3)
     and ($4::uuid is null or correlation_id = $4)
     and ($5::timestamptz is null or "time" >= $5)
     and ($6::timestamptz is null or "time" <= $6)
     and ${showsTextSql('$7')}`;
}

/** Finds the oldest events of all event tables. Further parameter: limit. */
export function searchSql(schemas: readonly string[]): string {
  return `select * from (${schemas.map(matchingSql).join(' union all ')}) log order by tx, position limit $8`;
}

/** Counts the events of one table that match. */
export function countMatchingSql(schema: string): string {
  return `select count(*)::int as events from (${matchingSql(schema)}) as matching`;
}

/**
 * Reads the next events of one table, by its index on `(tx, position)`, that a snapshot has seen. Further parameters: tx,
 * position, limit, snapshot, the first transaction number of the cluster: those before it are older than any snapshot.
 */
export function nextMatchingSql(schema: string): string {
  return `${matchingSql(schema)}
     and (event.tx, event.position) > ($8::xid8, $9::bigint)
     and case when event.tx < $12::text::xid8 then true
              else pg_visible_in_snapshot(
                (event.tx::text::bigint - $12::text::bigint)::text::xid8, $11::pg_snapshot) end
   order by event.tx, event.position limit $10`;
}

/** What a transaction sees. One row. */
export const snapshotSql = 'select pg_current_snapshot()::text as snapshot';

/** The first transaction number of the cluster that records. One row. */
export function startSql(schema: string): string {
  return `select start::text from ${quote(schema)}.event_clock`;
}
