import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { recordedType } from '@osta/contracts/recorded-type';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Pool, PoolClient } from 'pg';
import { v4 as uuid, v7 as uuidv7 } from 'uuid';

import type { Doorbell } from '../doorbell.ts';
import { postgresStreams } from '../postgres-streams.ts';
import type { Append, Streams } from '../streams.ts';

/** An event of the catalog, or one that readers must reject. */
export interface TestEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Recorder {
  /** Records events at the end of one stream, as a service does. */
  readonly record: (
    streamId: string,
    ...events: readonly [TestEvent, ...TestEvent[]]
  ) => Promise<void>;
  /** Records one event of an otherwise empty stream in a transaction that stays open until `end`. */
  readonly recordSlowly: (streamId: string, version?: number) => Promise<OpenTransaction>;
}

/** A transaction with an id of its own. */
export interface OpenTransaction {
  insert(streamId: string, version: number): Promise<void>;
  end(how: 'commit' | 'rollback'): Promise<void>;
}

/** Returns the id of a stream that does not exist yet. */
export function newStream(): string {
  return uuidv7();
}

/** Returns a small event that every reader understands. */
export function viewed(): TestEvent {
  return {
    type: 'osta.request.service-request-viewed',
    data: { professionalId: uuidv7() },
  };
}

/** Returns an event of a later build than this one. */
export function unknownEvent(): TestEvent {
  return { type: 'osta.request.service-request-viewed.v99', data: { professionalId: uuidv7() } };
}

/** Creates a recorder for schema `request`, with snapshots in `request.stream`. */
export function recorder(pool: Pool, doorbell: Doorbell): Recorder {
  const streams: Streams<null, TestEvent> = postgresStreams<null, TestEvent>({
    pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold: { version: 1, initial: null, evolve: () => null },
    doorbell,
  });

  return {
    async record(streamId, ...events) {
      for (;;) {
        const append = appendOf(streamId, events);
        const { version } = await streams.load(streamId, 'system', append.idempotency.key);
        if ((await streams.append({ ...append, expected: version })) !== undefined) return;
      }
    },

    async recordSlowly(streamId, version = 1) {
      const client = await pool.connect();
      await client.query('begin');
      const transaction = openTransaction(client, doorbell);
      await transaction.insert(streamId, version);
      return transaction;
    },
  };
}

/** Begins a transaction that has its id and has written nothing yet. */
export async function beginWithId(pool: Pool, doorbell: Doorbell): Promise<OpenTransaction> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  return openTransaction(client, doorbell);
}

/**
 * Records with sixteen concurrent writers: half of them append to shared streams; the others keep transactions
 * open for up to 20 ms and roll back every tenth.
 *
 * @returns newest version of each stream
 */
export async function recordUnderLoad(
  pool: Pool,
  doorbell: Doorbell,
  eventsPerWriter: number,
): Promise<ReadonlyMap<string, number>> {
  const { record, recordSlowly } = recorder(pool, doorbell);
  const shared = Array.from({ length: 4 }, () => newStream());
  const committed = new Map<string, number>();
  const count = (stream: string): void => {
    committed.set(stream, (committed.get(stream) ?? 0) + 1);
  };

  async function write(writer: number): Promise<void> {
    for (let nth = 0; nth < eventsPerWriter; nth += 1) {
      const stream = shared[(writer + nth) % shared.length];
      if (writer % 2 === 0 && stream !== undefined) {
        await record(stream, viewed());
        count(stream);
        continue;
      }
      const own = newStream();
      const transaction = await recordSlowly(own);
      if (Math.random() < 0.3)
        await letTimePass(Math.random() * 20, 'a transaction that stays open');
      const how = Math.random() < 0.1 ? 'rollback' : 'commit';
      await transaction.end(how);
      if (how === 'commit') count(own);
    }
  }

  await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
  return committed;
}

function openTransaction(client: PoolClient, doorbell: Doorbell): OpenTransaction {
  return {
    async insert(streamId, version) {
      const { type, data } = viewed();
      await client.query({
        text: `
insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
values ($1, 'request', $2, $3, $4, $5, now(), 'system', $6, $6, '/osta/request')`,
        values: [uuidv7(), streamId, version, recordedType(type), data, uuid()],
      });
    },

    async end(how) {
      await client.query(how);
      client.release();
      if (how === 'commit') doorbell.ring('request');
    },
  };
}

function appendOf(
  streamId: string,
  events: readonly [TestEvent, ...TestEvent[]],
): Append<null, TestEvent> {
  const key = IdempotencyKey.parse(uuid());
  return {
    streamId,
    expected: 0,
    events,
    before: null,
    state: null,
    actor: 'system',
    time: Instant.parse(new Date().toISOString()),
    correlationId: CorrelationId.parse(uuid()),
    causationId: key,
    idempotency: { principal: 'system', key, requestHash: 'none' },
    answer: null,
  };
}
