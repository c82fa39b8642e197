import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Pool } from 'pg';
import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { postgresStreams } from '../src/postgres-streams.ts';
import { findOlderSnapshotsSql } from '../src/rebuild-snapshots.sql.ts';
import { rebuildSnapshots, type RebuiltSnapshots } from '../src/rebuild-snapshots.ts';
import type { SnapshotFold } from '../src/snapshot-fold.ts';
import type { Streams } from '../src/streams.ts';
import { newStream, unknownEvent, viewed, type TestEvent } from '../src/testing/record-events.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

/** The fold of an older build: how often a request was seen. */
const before: SnapshotFold<unknown, TestEvent> = {
  version: 1,
  initial: 0,
  evolve: (state) => Number(state) + 1,
};

/** The fold of this build: by whom a request was seen. */
const now: SnapshotFold<unknown, TestEvent> = {
  version: 2,
  initial: { viewers: [] },
  evolve: (state, { data }) => ({ viewers: [...viewersOf(state), data['professionalId']] }),
};

let database: RequestDatabase;
let pool: Pool;

beforeEach(async () => {
  database = await requestDatabase();
  ({ pool } = database);
});

afterEach(() => database.drop());

function viewersOf(state: unknown): readonly unknown[] {
  const viewers: unknown =
    typeof state === 'object' && state !== null && Reflect.get(state, 'viewers');
  if (!Array.isArray(viewers)) throw new TypeError('The state is not of this fold');
  return viewers;
}

function streamsWith(fold: SnapshotFold<unknown, TestEvent>): Streams<unknown, TestEvent> {
  return postgresStreams<unknown, TestEvent>({
    pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold,
    doorbell: memoryDoorbell(),
  });
}

const rebuild = (fold: SnapshotFold<unknown, TestEvent>): Promise<RebuiltSnapshots> =>
  rebuildSnapshots(pool, { schema: 'request', table: 'stream' }, fold);

async function append(
  fold: SnapshotFold<unknown, TestEvent>,
  streamId: string,
  ...events: readonly [TestEvent, ...TestEvent[]]
): Promise<void> {
  const streams = streamsWith(fold);
  const key = IdempotencyKey.parse(uuid());
  const { state, version } = await streams.load(streamId, 'system', key);
  await streams.append({
    streamId,
    expected: version,
    events,
    before: state,
    state: events.reduce(fold.evolve, state),
    actor: 'system',
    time: Instant.parse(new Date().toISOString()),
    correlationId: CorrelationId.parse(uuid()),
    causationId: key,
    idempotency: { principal: 'system', key, requestHash: 'none' },
    answer: null,
  });
}

async function stored(streamId: string): Promise<unknown> {
  const { rows } = await pool.query(
    'select fold, version, state from request.stream where id = $1',
    [streamId],
  );
  return rows[0];
}

const viewerOf = ({ data }: TestEvent): unknown => data['professionalId'];

async function waitForWriters(count: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount === count) return;
  }
}

describe('a snapshot of another version of the fold', () => {
  it('is not used by a command, which folds the events and replaces it', async () => {
    const stream = newStream();
    const events = [viewed(), viewed(), viewed()] as const;
    await append(before, stream, events[0], events[1]);
    expect(await stored(stream)).toEqual({ fold: 1, version: 2, state: 2 });

    await append(now, stream, events[2]);
    const viewers = events.map(viewerOf);
    expect(await stored(stream)).toEqual({ fold: 2, version: 3, state: { viewers } });
  });

  it('is not used by a process of the older version either', async () => {
    const stream = newStream();
    await append(now, stream, viewed(), viewed());
    await append(before, stream, viewed());
    expect(await stored(stream)).toEqual({ fold: 1, version: 3, state: 3 });
  });

  it('is rebuilt once, in batches, before the service serves', async () => {
    const events = new Map(Array.from({ length: 250 }, () => [newStream(), viewed()]));
    for (const [stream, event] of events) await append(before, stream, event);
    expect(await rebuild(now)).toEqual({ rebuilt: 250, unreadable: [] });
    for (const [stream, event] of events) {
      expect(await stored(stream)).toEqual({
        fold: 2,
        version: 1,
        state: { viewers: [viewerOf(event)] },
      });
    }
    expect(await rebuild(now)).toEqual({ rebuilt: 0, unreadable: [] });
  });

  it('is left alone by a restarted process of the older version', async () => {
    const stream = newStream();
    await append(now, stream, viewed());
    expect(await rebuild(before)).toEqual({ rebuilt: 0, unreadable: [] });
    expect(await stored(stream)).toMatchObject({ fold: 2 });
  });

  it('is kept and reported when its events are unreadable, and the others are rebuilt', async () => {
    const [unreadable, readable] = [newStream(), newStream()];
    await append(before, unreadable, unknownEvent());
    await append(before, readable, viewed());
    expect(await rebuild(now)).toEqual({ rebuilt: 1, unreadable: [unreadable] });
    expect(await stored(unreadable)).toEqual({ fold: 1, version: 1, state: 1 });
  });

  it('does not overwrite what a command has written meanwhile', async () => {
    const stream = newStream();
    await append(before, stream, viewed());
    const racing: SnapshotFold<unknown, TestEvent> = {
      ...now,
      evolve(state, event) {
        // While this fold runs, a command of the older build moves the stream
        racers.push(append(before, stream, viewed()));
        return now.evolve(state, event);
      },
    };
    const racers: Promise<void>[] = [];
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from request.stream where id = $1 for update', [stream]);
    const rebuilding = rebuild(racing);
    await waitForWriters(2);
    await client.query('commit');
    client.release();
    await rebuilding;
    await Promise.all(racers);
    await rebuild(now);
    const viewers: unknown = expect.objectContaining({ length: 2 });
    expect(await stored(stream)).toEqual({ fold: 2, version: 2, state: { viewers } });
  });
});

it('finds outdated snapshots by an index, also among very many', async () => {
  await pool.query(`
    insert into request.stream (id, version, fold, state, created_at, updated_at)
    select gen_random_uuid(), 1, 2, '{}', now(), now() from generate_series(1, 20000)`);
  await pool.query('analyze request.stream');
  const client = await pool.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  const tables = { schema: 'request', table: 'stream' };
  await client.query(`prepare older as ${findOlderSnapshotsSql(tables)}`);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain execute older (2, -1, '${newStream()}', 200)`,
  );
  client.release();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('stream_fold_id_idx');
  expect(plan).not.toContain('Seq Scan on stream');
});
