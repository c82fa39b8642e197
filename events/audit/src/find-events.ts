import type { EventEnvelope } from '@osta/contracts/envelope';
import { Topic } from '@osta/contracts/topic';
import { envelopeOf, type EventRow } from '@osta/event-store/event-row';
import type { ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import { searchSql } from './find-events.sql.ts';
import { readContent } from './log-reader.ts';
import { maskedData } from './masked-words.ts';

/** The filter of events. All set conditions must hold. */
export interface EventFilter {
  readonly stream?: string | undefined;
  /** An event type, or a prefix of one: `osta.request.quote-`. */
  readonly type?: string | undefined;
  readonly actor?: string | undefined;
  readonly correlation?: string | undefined;
  /** ISO 8601, UTC. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** A part of a text that is shown in its data: never a word of a person. Letters of any case. */
  readonly text?: string | undefined;
  /** Largest number of events. */
  readonly limit: number;
}

/**
 * Finds the events that match the filter, oldest first, in every event table.
 *
 * A filter by stream uses an index; any other scans the table, which an audit may do.
 *
 * @param showsNames opens the words of people whose keys exist, in the newest form of each event; otherwise the
 *   events are as they were recorded, without any words of people
 */
export async function findEvents(
  client: ClientBase,
  system: AuditSystem,
  filter: EventFilter,
  showsNames: boolean,
): Promise<readonly EventEnvelope[]> {
  const schemas = [...new Set(Object.values(system.sources))];
  const { rows } = await client.query<EventRow>(searchSql(schemas), [
    ...filterValues(filter),
    filter.limit,
  ]);
  return shownEvents(client, system, rows, showsNames);
}

/** Returns the parameters of `searchSql` and its likes. */
export function filterValues(filter: Omit<EventFilter, 'limit'>): readonly (string | null)[] {
  const { stream, type, actor, correlation, since, until, text } = filter;
  return [stream, type, actor, correlation, since, until, text].map((each) => each ?? null);
}

/** Returns events as they are shown: with the words of people opened, or without any. */
export async function shownEvents(
  client: ClientBase,
  system: AuditSystem,
  rows: readonly EventRow[],
  showsNames: boolean,
): Promise<readonly EventEnvelope[]> {
  return showsNames ? openedEvents(client, system, rows) : rows.map(maskedEvent);
}

/** Returns an event as it was recorded, without any words of people. */
export function maskedEvent(row: EventRow): EventEnvelope {
  return { ...envelopeOf(row), data: maskedData(row) };
}

/** Returns events with the words of people opened; one that nobody can read stays without words. */
async function openedEvents(
  client: ClientBase,
  system: AuditSystem,
  rows: readonly EventRow[],
): Promise<readonly EventEnvelope[]> {
  const contents = rows.map(readContent);
  const readable = rows.flatMap((row, index) => {
    const content = contents[index];
    return content && 'data' in content ? [{ ...envelopeOf(row), ...content }] : [];
  });
  const opened = new Map(
    (await system.open(client, readable, Topic.options)).map((event) => [event.id, event]),
  );
  return rows.map((row) => opened.get(envelopeOf(row).id) ?? maskedEvent(row));
}
