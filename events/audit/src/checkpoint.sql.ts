import { escapeIdentifier as quote } from 'pg';

/** The number below which no event can appear any more. One row. */
export function horizonSql(schema: string): string {
  return `select tx::text from ${quote(schema)}.event_horizon`;
}

/**
 * Finds where to stop so that about `$3` events are covered: the transaction of the next event; no row when there
 * are fewer. Index `event_tx_position_idx`. Parameters: from, to, number of events.
 */
export function endOfPageSql(schema: string): string {
  return `
    select case when tx > $1::xid8 then tx::text else (tx::text::bigint + 1)::text end as tx
      from ${quote(schema)}.event
     where tx >= $1::xid8 and tx < $2::xid8
     order by event.tx, event.position
    offset $3 limit 1`;
}

/** Bytes of a mark: enough that two events of a checkpoint do not share one. */
export const markBytes = 8;

/** Reads the marks of a range in the order of the log, as bytes. Index `event_tx_position_idx`. Parameters: from, to (not included). */
export function marksSql(schema: string): string {
  return `
    select string_agg(substr(hash, 1, ${markBytes}), ''::bytea order by tx, position) as marks
      from ${quote(schema)}.event
     where tx >= $1::xid8 and tx < $2::xid8`;
}

/** Reads the events of a range in the order of the log. Index `event_tx_position_idx`. Parameters: from, to (not included). */
export function markedSql(schema: string): string {
  return `
    select id, stream_id as "streamId", stream_version as version,
           encode(substr(hash, 1, ${markBytes}), 'hex') as mark
      from ${quote(schema)}.event
     where tx >= $1::xid8 and tx < $2::xid8
     order by event.tx, event.position`;
}

/**
 * Reads the newest event of each stream that has some in a range of transactions, and how many the range has in
 * all. Index `event_tx_position_idx`. Parameters: from, to (not included).
 */
export function headsSql(schema: string): string {
  return `
    select distinct on (stream_id) stream_id as id, stream_version as version,
           encode(hash, 'hex') as hash, (count(*) over ())::int as events
      from ${quote(schema)}.event
     where tx >= $1::xid8 and tx < $2::xid8
     order by stream_id, stream_version desc`;
}
