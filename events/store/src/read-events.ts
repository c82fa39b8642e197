import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';

import type { EventCursor } from './event-cursor.ts';
import { envelopeOf, type EventRow } from './event-row.ts';
import type { Queryable } from './queryable.ts';
import {
  backlogSql,
  countEventsSql,
  cursorOfSql,
  readForwardSql,
  readStreamSql,
} from './read-events.sql.ts';

/** One event and its cursor. */
export interface RecordedEvent {
  readonly event: EventEnvelope;
  readonly cursor: EventCursor;
}

/** The next events after a cursor. */
export interface EventPage {
  readonly events: readonly RecordedEvent[];
  /** Whether later events are committed that cannot be read yet, because an older transaction is running. */
  readonly isHeldBack: boolean;
}

/** The events between a cursor and now. */
export interface Backlog {
  readonly events: number;
  /** Age of the oldest event; 0 when there is none. */
  readonly seconds: number;
}

/** Stands for the events that are held back. */
interface HeldBackRow {
  readonly tx: null;
}

/** The events of a service, or of one of its topics. */
export interface EventSource {
  /** Schema of the service that recorded them. */
  readonly schema: string;
  /** One topic; absent: every topic of the service. */
  readonly topic?: Topic;
}

/**
 * Reads the next events after a cursor: in version order per stream, and none that a later commit could still
 * precede. Fewer than `limit` events are all there are for now: a later one rings the doorbell.
 */
export async function readForward(
  database: Queryable,
  { schema, topic }: EventSource,
  after: EventCursor,
  limit: number,
): Promise<EventPage> {
  const { rows } = await database.query<EventRow | HeldBackRow>({
    name: `${schema}.read-forward`,
    text: readForwardSql(schema),
    values: [after.tx, after.position, topic ?? null, limit],
  });
  const events = rows.filter((row) => row.tx !== null);
  return {
    events: events.map((row) => ({
      event: envelopeOf(row),
      cursor: { tx: row.tx, position: row.position },
    })),
    isHeldBack: events.length < rows.length,
  };
}

/** Reads the events of one stream with versions `first` to `last`, both included. */
export async function readStream(
  database: Queryable,
  schema: string,
  streamId: string,
  first: number,
  last: number,
): Promise<EventEnvelope[]> {
  const { rows } = await database.query<EventRow>({
    name: `${schema}.read-stream`,
    text: readStreamSql(schema),
    values: [streamId, first, last],
  });
  return rows.map(envelopeOf);
}

/** Returns the cursor of one event; `undefined` when the service has not recorded it. */
export async function cursorOf(
  database: Queryable,
  schema: string,
  streamId: string,
  version: number,
): Promise<EventCursor | undefined> {
  const { rows } = await database.query<EventCursor>({
    name: `${schema}.cursor-of`,
    text: cursorOfSql(schema),
    values: [streamId, version],
  });
  return rows[0];
}

/** Returns the number of events after the cursor, readable or not. Takes time in proportion to that number. */
export async function backlog(
  database: Queryable,
  { schema, topic }: EventSource,
  cursor: EventCursor,
): Promise<Backlog> {
  const { rows } = await database.query<Backlog>({
    name: `${schema}.backlog`,
    text: backlogSql(schema),
    values: [cursor.tx, cursor.position, topic ?? null],
  });
  return rows[0] ?? { events: 0, seconds: 0 };
}

/** Counts the recorded events of a service by topic; an audit compares a broker with it. */
export async function countEvents(
  database: Queryable,
  schema: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ readonly topic: string; readonly events: number }>({
    text: countEventsSql(schema),
  });
  return new Map(rows.map(({ topic, events }) => [topic, events]));
}
