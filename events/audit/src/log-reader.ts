import { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import type { ClientBase } from 'pg';

import { countLog, readLogPage } from './log-reader.sql.ts';

const pageSize = 2000;

/** One row of an event table. */
export interface EventRow {
  readonly tx: string;
  readonly position: string;
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly time: Date;
  readonly actor: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly data: Record<string, unknown>;
}

/** The envelope that a row stands for. @throws ZodError when the row is not a sound event */
export function envelopeOf(row: EventRow): EventEnvelope {
  return EventEnvelope.parse({
    specversion: '1.0',
    id: row.id,
    source: row.source,
    type: row.type,
    subject: row.stream_id,
    time: row.time.toISOString(),
    datacontenttype: 'application/json',
    streamversion: row.stream_version,
    correlationid: row.correlation_id,
    causationid: row.causation_id,
    actor: row.actor,
    data: row.data,
  });
}

/** Every event of these event tables up to `until` (all, when null), in commit order, in pages. */
export async function* readLog(
  client: ClientBase,
  schemas: readonly string[],
  until: Instant | null,
): AsyncGenerator<readonly EventEnvelope[]> {
  const sql = readLogPage(schemas);
  let tx = '0';
  let position = '0';
  for (;;) {
    const { rows } = await client.query<EventRow>(sql, [tx, position, until, pageSize]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(envelopeOf);
    ({ tx, position } = last);
  }
}

/** How many events {@link readLog} will give. */
export async function countEvents(
  client: ClientBase,
  schemas: readonly string[],
  until: Instant | null,
): Promise<number> {
  const { rows } = await client.query<{ events: number | null }>(countLog(schemas), [until]);
  return rows[0]?.events ?? 0;
}
