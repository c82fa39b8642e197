import type { EventEnvelope } from '@osta/contracts/envelope';

/** One row of an event table, as `eventColumns` selects it. */
export interface EventRow {
  readonly tx: string;
  readonly position: string;
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly topic: string;
  readonly stream_id: string;
  readonly stream_version: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly actor: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly data: Record<string, unknown>;
}

/**
 * The columns of an event and its cursor, from a table or an alias called `event`. The driver answers `tx` and
 * `position` as text; the database sorts them as numbers.
 */
export const eventColumns = `
  event.tx, event.position, event.id, event.source, event.type, event.topic, event.stream_id,
  event.stream_version, event.actor, event.correlation_id, event.causation_id, event.data,
  to_char(event."time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "time"`;

/**
 * Returns the envelope of a row, without validation: the event table is written by the event store alone, from
 * branded values. An audit, which trusts nobody, checks what the columns do not hold.
 */
export function envelopeOf(row: EventRow): EventEnvelope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return {
    specversion: '1.0',
    id: row.id,
    source: row.source,
    type: row.type,
    subject: row.stream_id,
    time: row.time,
    datacontenttype: 'application/json',
    streamversion: row.stream_version,
    correlationid: row.correlation_id,
    causationid: row.causation_id,
    actor: row.actor,
    data: row.data,
  } as EventEnvelope;
}
