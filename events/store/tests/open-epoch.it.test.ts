import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beginning, type EventCursor } from '../src/event-cursor.ts';
import { eventStoreMigrations } from '../src/event-store-migrations.ts';
import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { dueEpoch, isOutsideEpoch, openEpoch } from '../src/open-epoch.ts';
import { readForward } from '../src/read-events.ts';
import { createSchema } from '../src/testing/create-schema.ts';
import { patience } from '../src/testing/patience.ts';
import { newStream, recorder, viewed, type Recorder } from '../src/testing/record-events.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

const source = { schema: 'request', topic: 'request' } as const;
const stream = newStream();

let database: RequestDatabase;
let pool: Pool;
let record: Recorder['record'];

beforeEach(async () => {
  database = await requestDatabase();
  ({ pool } = database);
  ({ record } = recorder(pool, memoryDoorbell()));
  await record(stream, viewed(), viewed());
});

afterEach(() => database.drop());

/** Makes the schema look like a dump restored into a cluster with lower ids. */
async function moveToYoungerCluster(): Promise<void> {
  await pool.query('update request.event set tx = (tx::text::bigint + 1e9)::bigint::text::xid8');
  await pool.query('update request.event_epoch set cluster = cluster + 1');
}

async function start(): Promise<number | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const opened = await openEpoch(client, 'request');
    await client.query('commit');
    return opened;
  } finally {
    client.release();
  }
}

async function versionsAfter(cursor: EventCursor): Promise<readonly number[]> {
  const { events } = await readForward(pool, source, cursor, 100);
  return events.map(({ event }) => event.streamversion);
}

/** Waits for these versions: transactions of other databases on this server delay the newest events. */
async function expectVersions(after: EventCursor, versions: readonly number[]): Promise<void> {
  await vi.waitFor(async () => expect(await versionsAfter(after)).toEqual(versions), patience);
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function waitForLock(): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_locks where relation = 'request.event'::regclass and not granted`,
    );
    if (rowCount) return;
  }
}

describe('openEpoch', () => {
  it('opens none in the original cluster', async () => {
    expect(await dueEpoch(pool, 'request')).toBeUndefined();
    expect(await start()).toBeUndefined();
    await record(stream, viewed());
    await expectVersions(beginning, [1, 2, 3]);
  });

  it('makes all events from another cluster readable', async () => {
    await moveToYoungerCluster();
    await expectVersions(beginning, [1, 2]);
    expect(await start()).toBe(1);
    await expectVersions(beginning, [1, 2]);
  });

  it('orders new events after all restored ones', async () => {
    await moveToYoungerCluster();
    expect(await start()).toBe(1);
    await expectVersions(beginning, [1, 2]);
    const read = await readForward(pool, source, beginning, 100);
    await record(stream, viewed());
    await record(newStream(), viewed());

    await expectVersions(read.events.at(-1)?.cursor ?? beginning, [3, 1]);
    await expectVersions(beginning, [1, 2, 3, 1]);
  });

  it('opens one in another cluster, and one more in the next', async () => {
    await pool.query('update request.event_epoch set cluster = cluster + 1');
    expect(await start()).toBe(1);
    await record(stream, viewed());
    await pool.query('update request.event_epoch set cluster = 1 where epoch = 1');
    expect(await start()).toBe(2);
    await record(stream, viewed());
    await expectVersions(beginning, [1, 2, 3, 4]);
    expect(await start()).toBeUndefined();
  });

  it('opens one in a copy of the same cluster, detected by transaction ids', async () => {
    await pool.query('update request.event set tx = (tx::text::bigint + 1e9)::bigint::text::xid8');
    expect(await start()).toBe(1);
  });

  it("opens one when the relay's checkpoint is beyond the cluster's ids", async () => {
    await pool.query(
      `insert into request.relay_checkpoint (name, tx, position, updated_at)
       values ('relay', '5000000000', 1, now())`,
    );
    expect(await start()).toBe(1);
  });

  it('opens one for many processes that start at once', async () => {
    await moveToYoungerCluster();
    const opened = await Promise.all(Array.from({ length: 8 }, start));
    expect(opened.filter((epoch) => epoch !== undefined)).toEqual([1]);
  });

  it('starts a later schema in the epoch of the others', async () => {
    await moveToYoungerCluster();
    await start();
    const client = await pool.connect();
    await createSchema(client, 'booking', [eventStoreMigrations]);
    await client.query('begin');
    expect(await openEpoch(client, 'booking')).toBe(1);
    await client.query('commit');
    client.release();
  });

  it('waits for recording transactions, and blocks new ones', async () => {
    await pool.query('update request.event_epoch set cluster = cluster + 1');
    const { recordSlowly } = recorder(pool, memoryDoorbell());
    const slow = newStream();
    const transaction = await recordSlowly(slow);
    const starting = start();
    await waitForLock();
    const recording = record(stream, viewed());
    await transaction.end('commit');
    expect(await starting).toBe(1);
    await recording;
    await expectVersions(beginning, [1, 2, 1, 3]);
    const { events } = await readForward(pool, source, beginning, 100);
    expect(events.map(({ event }) => [event.subject, event.streamversion])).toEqual([
      [stream, 1],
      [stream, 2],
      [slow, 1],
      [stream, 3],
    ]);
  });
});

describe('a database that was replaced under a running process', () => {
  it('accepts no event from any statement until an epoch is opened', async () => {
    await moveToYoungerCluster();
    const refusal = await refusalOf(record(stream, viewed()));
    expect(isOutsideEpoch(refusal)).toBe(true);
    const byHand = pool.query(
      `insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
         correlation_id, causation_id, source)
       values (uuidv7(), 'request', uuidv7(), 1, 'osta.request.service-request-viewed.v1', '{}', now(), 'system',
         uuidv7(), uuidv7(), '/osta/request')`,
    );
    expect(isOutsideEpoch(await refusalOf(byHand))).toBe(true);
    await expectVersions(beginning, [1, 2]);

    await start();
    await record(stream, viewed());
    await expectVersions(beginning, [1, 2, 3]);
  });

  it('does not confuse other errors with it', async () => {
    const refusal = await refusalOf(pool.query('insert into request.event (topic) values (null)'));
    expect(isOutsideEpoch(refusal)).toBe(false);
    expect(isOutsideEpoch(undefined)).toBe(false);
  });
});
