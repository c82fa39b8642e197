import { setTimeout as sleep } from 'node:timers/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { Client, Pool } from 'pg';

import { backoff } from './backoff.ts';
import type { Doorbell } from './doorbell.ts';
import { beginning, cursorText, type EventCursor } from './event-cursor.ts';
import { keepConnected } from './keep-connected.ts';
import { pause } from './pause.ts';
import type { Queryable } from './queryable.ts';
import {
  backlog,
  readForward,
  type Backlog,
  type EventSource,
  type EventPage,
  type RecordedEvent,
} from './read-events.ts';
import {
  forgoDiskSql,
  moveRelayCheckpointSql,
  relayCheckpointSql,
  resetRelaySql,
  tryLeadSql,
} from './relay.sql.ts';

/** Where the events of a service go: the broker. */
export interface EventPublisher {
  /**
   * Publishes events in order. Resolves when the broker has stored all of them durably. Rejects otherwise, and
   * is then called with the same events again.
   */
  publish(events: readonly EventEnvelope[]): Promise<void>;
}

export interface RelayStatus {
  /** Whether this process is the leader, which publishes. */
  readonly isLeader: boolean;
  /** The events that are recorded and not published yet. */
  readonly backlog: Backlog;
}

/** Publishes the events of one service to the broker, at least once and in order. */
export interface Relay {
  start(): void;
  status(): Promise<RelayStatus>;
  /** Finishes the current batch and gives up the lead. */
  stop(): Promise<void>;
}

export interface RelayOptions {
  /** One further connection holds the lock and reads. */
  readonly pool: Pool;
  /** Schema of the service. */
  readonly schema: string;
  /** The topics that the service records and whose rings the relay listens to. */
  readonly topics: readonly Topic[];
  readonly publisher: EventPublisher;
  readonly doorbell: Doorbell;
  /** Milliseconds between polls, which make up for lost rings; default 1000. */
  readonly safetyPollMs?: number;
  /** Largest number of events in one batch; default 500. */
  readonly batchSize?: number;
  /**
   * Seconds without a statement after which the server ends the leader's session and frees the lock; default
   * 10.
   */
  readonly idleSeconds?: number;
  /** Called with each problem that is retried. */
  readonly onProblem?: (error: unknown) => void;
}

/** Milliseconds between two attempts to become the leader. */
const candidacyInterval = 250;
const publishWaits = [250, 10_000] as const;
/** Waits for a running transaction that holds back later events: 2 ms at first, half a second at most. */
const horizonWaits = [2, 500] as const;

/**
 * Creates the relay of a service. There is one leader per service, by a session lock. It reads and moves the
 * checkpoint on the connection that holds the lock, so a relay that has lost the lock cannot move the
 * checkpoint.
 *
 * A leader that dies is replaced within a second; a leader that hangs, when the server ends its idle session.
 * Events that it published without moving the checkpoint are published again: subscribers ignore repeated
 * versions.
 */
export function createRelay(options: RelayOptions): Relay {
  const { pool, schema, topics, publisher, doorbell } = options;
  const { safetyPollMs = 1000, batchSize = 500, idleSeconds = 10, onProblem = () => {} } = options;
  const bell = pause();
  const stopping = new AbortController();
  let isLeader = false;
  let running: Promise<void> | undefined;

  async function relay(client: Client, lost: AbortSignal): Promise<void> {
    lost.addEventListener('abort', () => bell.wake());
    while (!(await tryLead(client, schema))) {
      await sleep(candidacyInterval, undefined, { signal: lost }).catch(() => {});
      if (lost.aborted) return;
    }
    const silence = setInterval(
      () => {
        // Keeps the session alive while the broker is slow; a failure shows as a lost connection
        client.query('select').catch(() => {});
      },
      (idleSeconds * 1000) / 4,
    );
    isLeader = true;
    try {
      await client.query(forgoDiskSql);
      await publishAll(client, lost);
    } finally {
      isLeader = false;
      clearInterval(silence);
    }
  }

  async function publishAll(client: Client, lost: AbortSignal): Promise<void> {
    const horizon = backoff(...horizonWaits);
    let cursor = await storedCursor(client, schema);
    let ahead: Promise<EventPage> | undefined;

    while (!lost.aborted) {
      const { events, isHeldBack } = await (ahead ??
        readForward(client, { schema }, cursor, batchSize));
      ahead = undefined;
      const last = events.at(-1);
      if (last) {
        if (events.length === batchSize) {
          ahead = readForward(client, { schema }, last.cursor, batchSize);
          ahead.catch(() => {});
        }
        await publish(events, lost);
        if (lost.aborted) return;
        await moveCheckpoint(client, schema, cursor, last.cursor);
        ({ cursor } = last);
        horizon.reset();
      }
      if (ahead !== undefined) continue;
      if (isHeldBack) {
        await bell.wait(horizon.next());
        continue;
      }
      const stored = await storedCursor(client, schema);
      const isSetBack = cursorText(stored) !== cursorText(cursor);
      if (isSetBack) cursor = stored;
      else await bell.wait(safetyPollMs);
    }
  }

  async function publish(page: readonly RecordedEvent[], lost: AbortSignal): Promise<void> {
    const delay = backoff(...publishWaits);
    while (!lost.aborted) {
      try {
        await publisher.publish(page.map(({ event }) => event));
        return;
      } catch (error) {
        onProblem(error);
        await sleep(delay.next(), undefined, { signal: lost }).catch(() => {});
      }
    }
  }

  return {
    start(): void {
      if (running) return;
      const hangUp = topics.map((topic) => doorbell.listen(topic, () => bell.wake()));
      const session = { pool, idleSeconds, signal: stopping.signal, onProblem };
      running = keepConnected(session, relay).finally(() => {
        for (const stopListening of hangUp) stopListening();
      });
    },

    async status(): Promise<RelayStatus> {
      return { isLeader, backlog: await unpublished(pool, { schema }) };
    },

    async stop(): Promise<void> {
      stopping.abort(new Error('The relay was stopped'));
      await running;
    },
  };
}

/** Returns the events that are recorded and not published yet. Reads the tables, so it works in any process. */
export async function unpublished(database: Queryable, source: EventSource): Promise<Backlog> {
  return backlog(database, source, await storedCursor(database, source.schema));
}

/**
 * Makes the leader publish all recorded events of a service again, in order. The leader notices within a second
 * that the checkpoint was moved, and goes on from there.
 */
export async function publishAgain(database: Queryable, schema: string): Promise<void> {
  await database.query({
    text: resetRelaySql(schema),
    values: [beginning.tx, beginning.position],
  });
}

async function tryLead(client: Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ isLeader: boolean }>({
    name: 'try-lead',
    text: tryLeadSql,
    values: [schema],
  });
  return rows[0]?.isLeader ?? false;
}

async function storedCursor(database: Queryable, schema: string): Promise<EventCursor> {
  const { rows } = await database.query<EventCursor>({ text: relayCheckpointSql(schema) });
  return rows[0] ?? beginning;
}

/**
 * Moves the checkpoint.
 *
 * @throws when it does not stand where this leader left it
 */
async function moveCheckpoint(
  client: Client,
  schema: string,
  from: EventCursor,
  to: EventCursor,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'move-relay-checkpoint',
    text: moveRelayCheckpointSql(schema),
    values: [to.tx, to.position, from.tx, from.position],
  });
  if (rowCount !== 1) throw new Error(`Another relay has published the events of ${schema}`);
}
