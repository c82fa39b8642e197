import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventRow } from '@osta/event-store/event-row';
import type { ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import { maskedEvent } from './find-events.ts';
import {
  findAppliedSql,
  findCorrelatedSql,
  findCorrelationsSql,
  findTracedSql,
  findTracesSql,
} from './find-story.sql.ts';
import { logsOf } from './take-checkpoints.ts';
import { findReadersSql } from './verify.sql.ts';

/** What a subscription has made of an event. */
export interface Applied {
  readonly subscription: string;
  /** `waits`: an earlier event of the stream is parked, or the subscription lags. */
  readonly state: 'applied' | 'parked' | 'waits';
}

/** A row that an event has left: a line in somebody's list. Its time is that of the event, not of its writing. */
export interface Trace {
  readonly table: string;
  readonly recipient: string | null;
  readonly type: string | null;
}

/** An event with all that came of it directly. */
export interface ToldEvent {
  /** Without words of people. */
  readonly event: EventEnvelope;
  readonly applied: readonly Applied[];
  readonly traces: readonly Trace[];
}

/**
 * Finds everything that belongs to an event, a click or a command: all events with its correlation, oldest first,
 * each with the subscriptions that have read it and the rows that name it.
 *
 * @returns nothing when no event knows the id
 */
export async function findStory(
  client: ClientBase,
  system: AuditSystem,
  id: string,
  limit: number,
): Promise<readonly ToldEvent[]> {
  const logs = logsOf(system);
  const correlations = await client.query<{ readonly id: string }>(findCorrelationsSql(logs), [id]);
  const { rows } = await client.query<EventRow>(findCorrelatedSql(logs), [
    correlations.rows.map((each) => each.id),
    limit,
  ]);
  const applied = await findApplied(client, rows);
  const traces = await findTraces(
    client,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    event: maskedEvent(row),
    applied: applied.get(row.id) ?? [],
    traces: traces.get(row.id) ?? [],
  }));
}

async function findApplied(
  client: ClientBase,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<string, readonly Applied[]>> {
  const found = new Map<string, Applied[]>();
  const values = [
    rows.map(({ id }) => id),
    rows.map(({ topic }) => topic),
    rows.map((row) => row.stream_id),
    rows.map((row) => row.stream_version),
  ];
  const { rows: readers } = await client.query<{ readonly schema: string }>(findReadersSql);
  for (const { schema } of readers) {
    const { rows: states } = await client.query<Applied & { readonly id: string }>(
      findAppliedSql(schema),
      values,
    );
    for (const { id, ...state } of states) found.set(id, [...(found.get(id) ?? []), state]);
  }
  return found;
}

async function findTraces(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Trace[]>> {
  const found = new Map<string, Trace[]>();
  const { rows: tables } = await client.query<{ readonly schema: string; readonly table: string }>(
    findTracesSql,
  );
  for (const { schema, table } of tables) {
    const { rows } = await client.query<Omit<Trace, 'table'> & { readonly id: string }>(
      findTracedSql(schema, table),
      [ids],
    );
    for (const { id, recipient, type } of rows) {
      const trace = { table: `${schema}.${table}`, recipient, type };
      found.set(id, [...(found.get(id) ?? []), trace]);
    }
  }
  return found;
}
