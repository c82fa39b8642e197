import { createHash, randomUUID } from 'node:crypto';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UnreadableMessage } from '@osta/event-log/event-log';
import type { Pool, QueryResultRow } from 'pg';

import type { ParkingReason } from './subscription-report.ts';
import { subscriptionStatements, type SubscriptionStatements } from './subscription-tables.sql.ts';
import { topicOf } from './topic-of.ts';

/** The state of one stream in a subscription. */
export interface StreamStanding {
  /** The newest applied version; 0 for none. */
  readonly version: number;
  readonly isParked: boolean;
}

/** How the previous reader left a partition. */
export interface Claim {
  /** The previous reader ended without releasing the partition. */
  readonly wasLeftOpen: boolean;
}

/** A message that was not a readable envelope when it came. */
export interface ParkedMessage {
  readonly id: string;
  readonly raw: string;
}

/** A parked stream. */
export interface ParkedStream {
  readonly topic: string;
  readonly streamId: string;
}

/** Why an event is parked. */
export interface Complaint {
  readonly reason: ParkingReason;
  readonly error: string;
}

/** The rows of one subscription. */
export interface SubscriptionTables {
  positions(partitions: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Returns the standing of every stream of these events, by id.
   *
   * @param events of one topic
   */
  look(events: readonly EventEnvelope[]): Promise<ReadonlyMap<string, StreamStanding>>;
  /** Parks an event with its stream. */
  park(event: EventEnvelope, complaint: Complaint): Promise<void>;
  /**
   * Parks events of one topic behind their parked streams.
   *
   * @returns the events whose streams are not parked (any more)
   */
  hold(events: readonly EventEnvelope[]): Promise<readonly EventEnvelope[]>;
  /**
   * Parks a message and moves the checkpoint past it.
   *
   * @returns the id of the parked message
   */
  parkMessage(message: UnreadableMessage): Promise<string>;
  claim(partition: string): Promise<Claim>;
  /**
   * Counts an attempt to apply an event.
   *
   * @returns number of earlier attempts that never finished
   */
  suspect(partition: string, eventId: string): Promise<number>;
  /** Takes back one attempt that did not finish, and did not crash either. */
  acquit(partition: string, eventId: string): Promise<void>;
  unsuspect(partition: string): Promise<void>;
  /** Releases all claimed partitions. */
  release(): Promise<void>;
  isPaused(): Promise<boolean>;
  setPaused(paused: boolean): Promise<void>;
  /** Counts the parked events of one stream, or of all. */
  countParked(streamId?: string): Promise<{ readonly events: number; readonly streams: number }>;
  /** Returns the milliseconds since a checkpoint last moved. */
  stillness(): Promise<number>;
  /** Returns the parked streams, oldest first. */
  parkedStreams(streamId?: string): Promise<readonly ParkedStream[]>;
  /** Returns the next page of parked events of one stream, in order. */
  parkedEvents(stream: ParkedStream): Promise<readonly EventEnvelope[]>;
  parkedMessages(streamId?: string): Promise<readonly ParkedMessage[]>;
  /** Removes one event or message from the parking lot. */
  forget(id: string): Promise<void>;
  /** Replaces the reason why an event is parked. */
  complain(eventId: string, complaint: Complaint): Promise<void>;
  /**
   * Unparks a stream, unless events of it are still parked.
   *
   * @returns whether it is unparked
   */
  unpark(stream: ParkedStream): Promise<boolean>;
}

/** Opens the tables of one subscription in the schema of its service. */
export function subscriptionTables(
  pool: Pool,
  schema: string,
  subscription: string,
): SubscriptionTables {
  const statements = subscriptionStatements(schema);
  const reader = randomUUID();

  async function run<Row extends QueryResultRow>(
    statement: keyof SubscriptionStatements,
    ...parameters: readonly unknown[]
  ): Promise<readonly Row[]> {
    const { rows } = await pool.query<Row>({
      name: `${schema}.subscription.${statement}`,
      text: statements[statement],
      values: [subscription, ...parameters],
    });
    return rows;
  }

  return {
    async positions(partitions) {
      const rows = await run<{ partition: string; position: string }>('positions', partitions);
      return new Map(rows.map(({ partition, position }) => [partition, position]));
    },

    async look(events) {
      const [first] = events;
      if (!first) return new Map();
      const streamIds = [...new Set(events.map(({ subject }) => subject))];
      const rows = await run<StreamStanding & { streamId: string }>(
        'look',
        topicOf(first),
        streamIds,
      );
      return new Map(rows.map(({ streamId, ...standing }) => [streamId, standing]));
    },

    async park(event, { reason, error }) {
      const { subject, streamversion, id } = event;
      await run(
        'park',
        subject,
        streamversion,
        id,
        reason,
        printable(error),
        JSON.stringify(event),
        topicOf(event),
      );
    },

    async hold(events) {
      const [first] = events;
      if (!first) return [];
      const rows = await run<{ streamId: string }>(
        'hold',
        events.map(({ subject }) => subject),
        events.map(({ id }) => id),
        events.map(({ streamversion }) => streamversion),
        events.map((event) => JSON.stringify(event)),
        topicOf(first),
      );
      const parked = new Set(rows.map(({ streamId }) => streamId));
      return events.filter(({ subject }) => !parked.has(subject));
    },

    async parkMessage({ streamId, raw, error, partition, position }) {
      const id = idOf(`${streamId}\n${raw}`);
      const content = Buffer.from(raw);
      await run('parkRaw', id, printable(streamId), content, printable(error), partition, position);
      return id;
    },

    async claim(partition) {
      const [before] = await run<{ reader: string }>('claim', partition, reader);
      return { wasLeftOpen: before !== undefined && before.reader !== reader };
    },

    async suspect(partition, eventId) {
      const [row] = await run<{ attempts: number }>('suspect', partition, eventId);
      return (row?.attempts ?? 1) - 1;
    },

    async acquit(partition, eventId) {
      await run('acquit', partition, eventId);
    },

    async unsuspect(partition) {
      await run('unsuspect', partition);
    },

    async release() {
      await run('release', reader);
    },

    async isPaused() {
      const [row] = await run<{ paused: boolean }>('isPaused');
      return row?.paused ?? false;
    },

    async setPaused(paused) {
      await run('setPaused', paused);
    },

    async countParked(streamId) {
      const [row] = await run<{ events: number; streams: number }>('countParked', streamId ?? null);
      return row ?? { events: 0, streams: 0 };
    },

    async stillness() {
      const [row] = await run<{ milliseconds: number | null }>('stillness');
      return row?.milliseconds ?? Number.POSITIVE_INFINITY;
    },

    async parkedStreams(streamId) {
      return run<{ topic: string; streamId: string }>('parkedStreams', streamId ?? null);
    },

    async parkedEvents({ topic, streamId }) {
      const rows = await run<{ event: EventEnvelope }>('parkedEvents', streamId, topic);
      return rows.map(({ event }) => event);
    },

    async parkedMessages(streamId) {
      const rows = await run<{ id: string; raw: Buffer }>('parkedRaw', streamId ?? null);
      return rows.map(({ id, raw }) => ({ id, raw: raw.toString() }));
    },

    async forget(id) {
      await run('forget', id);
    },

    async complain(eventId, { reason, error }) {
      await run('complain', eventId, reason, printable(error));
    },

    async unpark({ topic, streamId }) {
      // Two statements: the second must see what was parked while the first waited for its lock
      const client = await pool.connect();
      try {
        await client.query('begin');
        const values = [subscription, streamId, topic];
        await client.query({ text: statements.lockParked, values });
        const { rowCount } = await client.query({ text: statements.unpark, values });
        await client.query('commit');
        client.release();
        return rowCount === 1;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

/** Derives an id from the content, so that a message that comes more than once is parked once. */
function idOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return hex.slice(0, 32);
}

/** Replaces NUL, which Postgres text cannot hold. */
function printable(text: string): string {
  return text.replaceAll('\0', '\\0');
}
