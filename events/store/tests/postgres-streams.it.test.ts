import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client, type Pool } from 'pg';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { beginning } from '../src/event-cursor.ts';
import { eventStoreMigrations } from '../src/event-store-migrations.ts';
import { postgresStreams } from '../src/postgres-streams.ts';
import { countEvents, readForward, readStream } from '../src/read-events.ts';
import type { SnapshotFold } from '../src/snapshot-fold.ts';
import type { Append, Streams } from '../src/streams.ts';
import { createSchema, createSnapshotTable } from '../src/testing/create-schema.ts';
import { patience } from '../src/testing/patience.ts';
import { testPool } from '../src/testing/test-pool.ts';

interface Sum {
  readonly total: number;
}
interface Added {
  readonly type: 'osta.request.added.v1';
  readonly data: { readonly amount: number };
}

const summing: SnapshotFold<Sum, Added> = {
  version: 1,
  initial: { total: 0 },
  evolve: ({ total }, { data }) => ({ total: total + data.amount }),
};

const time = Instant.parse('2026-03-01T07:30:00.120Z');

let database: TestDatabase;
let pool: Pool;
let rings: string[];
let streams: Streams<Sum, Added>;

beforeAll(async () => {
  database = await postgresDatabase();
  pool = testPool(database.url, { max: 20 });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'sum');
  await client.query('create table request.link (sum uuid, amount int, primary key (sum, amount))');
  await client.end();
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(() => {
  rings = [];
  streams = postgresStreams<Sum, Added>({
    pool,
    schema: 'request',
    table: 'sum',
    topic: 'request',
    source: '/osta/request',
    fold: summing,
    doorbell: { ring: (topic) => rings.push(topic), listen: () => () => {} },
  });
});

function adding(
  streamId: string,
  before: number,
  expected: number,
  amounts: readonly [number, ...number[]],
  key: string = uuid(),
): Append<Sum, Added> {
  const [first, ...rest] = amounts.map((amount): Added => ({
    type: 'osta.request.added.v1',
    data: { amount },
  }));
  if (!first) throw new Error('no event');
  return {
    streamId,
    expected,
    events: [first, ...rest],
    before: { total: before },
    state: { total: amounts.reduce((sum, amount) => sum + amount, before) },
    actor: 'system',
    time,
    correlationId: CorrelationId.parse(uuid()),
    causationId: key,
    idempotency: {
      principal: 'system',
      key: IdempotencyKey.parse(key),
      requestHash: `hash of ${key}`,
    },
    answer: { version: expected + amounts.length },
  };
}

const anyKey = (): IdempotencyKey => IdempotencyKey.parse(uuid());

async function rows(streamId: string): Promise<number> {
  const { rowCount } = await pool.query('select 1 from request.event where stream_id = $1', [
    streamId,
  ]);
  return rowCount ?? 0;
}

describe('postgresStreams', () => {
  it('gives the initial state of a stream that does not exist', async () => {
    expect(await streams.load(uuid(), 'system', anyKey())).toEqual({
      state: { total: 0 },
      version: 0,
      settled: null,
    });
  });

  it('writes events, state and idempotency row together and rings once', async () => {
    const stream = uuid();
    const first = adding(stream, 0, 0, [1, 2]);
    expect(await streams.append(first)).toBe(2);
    expect(await streams.append(adding(stream, 3, 2, [3]))).toBe(3);

    expect(await streams.load(stream, 'system', first.idempotency.key)).toEqual({
      state: { total: 6 },
      version: 3,
      settled: { requestHash: first.idempotency.requestHash, answer: { version: 2 } },
    });
    expect(rings).toEqual(['request', 'request']);

    const events = await readStream(pool, 'request', stream, 1, 3);
    expect(events.map(({ streamversion, data }) => [streamversion, data])).toEqual([
      [1, { amount: 1 }],
      [2, { amount: 2 }],
      [3, { amount: 3 }],
    ]);
    expect(events[0]).toMatchObject({
      specversion: '1.0',
      source: '/osta/request',
      type: 'osta.request.added.v1',
      subject: stream,
      time: '2026-03-01T07:30:00.120Z',
      correlationid: first.correlationId,
      causationid: first.causationId,
      actor: 'system',
    });
  });

  it('opens a stream for the caller that the statement finds, and returns the other parts', async () => {
    const [stream, somebody] = [uuid(), uuid()];
    const append = adding(stream, 0, 0, [4]);
    const { key } = append.idempotency;
    await streams.append({
      ...append,
      idempotency: { ...append.idempotency, principal: somebody },
    });
    const caller = {
      sql: 'select user_id, name from (values ($1::uuid, $2::text)) as known (user_id, name) where user_id = $3::uuid',
      values: [somebody, 'Salma', somebody],
    };
    const counted = {
      sql: `counted as (
        select $1::int as points from caller where not exists (select from settled))`,
      values: [7],
    };
    const facts = {
      sql: 'select name || $1::text as greeting, $2::int as number from caller',
      values: ['!', 9],
    };

    expect(await streams.open({ streamId: stream, key: anyKey(), caller, counted, facts })).toEqual(
      {
        streamId: stream,
        state: { total: 4 },
        version: 1,
        settled: null,
        caller: { user_id: somebody, name: 'Salma' },
        counted: { points: 7 },
        facts: { greeting: 'Salma!', number: 9 },
        beside: null,
      },
    );
    expect(await streams.open({ streamId: stream, key, caller, counted })).toMatchObject({
      settled: { requestHash: append.idempotency.requestHash },
      counted: null,
      facts: null,
    });
    const nobody = { ...caller, values: [somebody, 'Salma', uuid()] };
    expect(
      await streams.open({ streamId: stream, key, caller: nobody, counted, facts }),
    ).toBeNull();
  });

  it('opens the stream with the id of the caller', async () => {
    const somebody = uuid();
    await streams.append(adding(somebody, 0, 0, [5]));
    const caller = { sql: 'select $1::uuid as user_id', values: [somebody] };

    expect(await streams.open({ streamId: null, key: anyKey(), caller })).toMatchObject({
      streamId: somebody,
      state: { total: 5 },
      version: 1,
    });
  });

  it('separates keys of different principals', async () => {
    const append = adding(uuid(), 0, 0, [1]);
    await streams.append(append);
    const other = await streams.load(uuid(), 'somebody else', append.idempotency.key);
    expect(other.settled).toBeNull();
  });

  it('writes nothing when the version is not the expected one', async () => {
    const stream = uuid();
    await streams.append(adding(stream, 0, 0, [1]));
    const late = adding(stream, 0, 0, [5]);
    expect(await streams.append(late)).toBeUndefined();
    expect(await streams.append(adding(stream, 0, 7, [5]))).toBeUndefined();
    expect(await rows(stream)).toBe(1);
    const { settled, state } = await streams.load(stream, 'system', late.idempotency.key);
    expect({ settled, state }).toEqual({ settled: null, state: { total: 1 } });
    expect(rings).toHaveLength(1);
  });

  it('lets one of many concurrent writers win, also on a new stream', async () => {
    const stream = uuid();
    for (const expected of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => streams.append(adding(stream, expected, expected, [1]))),
      );
      expect(answers.filter((version) => version !== undefined)).toEqual([expected + 1]);
    }
    expect(await rows(stream)).toBe(2);
  });

  it('gives one key one effect, also concurrently on different streams', async () => {
    const key = uuid();
    const targets = Array.from({ length: 16 }, () => uuid());
    const answers = await Promise.all(
      targets.map((stream) => streams.append(adding(stream, 0, 0, [1], key))),
    );
    expect(answers.filter((version) => version !== undefined)).toEqual([1]);
    const written = await Promise.all(targets.map(rows));
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it("writes the service's rows alongside, only if the append succeeds", async () => {
    const linking = postgresStreams<Sum, Added>({
      pool,
      schema: 'request',
      table: 'sum',
      topic: 'request',
      source: '/osta/request',
      fold: summing,
      doorbell: { ring: () => {}, listen: () => () => {} },
      alongside: {
        sql: `linked as (
          insert into request.link (sum, amount)
          select saved.id, amount from saved, unnest($1::int[]) as amount where amount < $2::int
        )`,
        values: ({ events }) => [events.map(({ data }) => data.amount), 100],
      },
    });
    const stream = uuid();
    expect(await linking.append(adding(stream, 0, 0, [1, 2, 300]))).toBe(3);
    expect(await linking.append(adding(stream, 0, 2, [7]))).toBeUndefined();
    const links = await pool.query('select amount from request.link where sum = $1 order by 1', [
      stream,
    ]);
    expect(links.rows).toEqual([{ amount: 1 }, { amount: 2 }]);
  });

  it('reads forward in order, page by page, and counts', async () => {
    const stream = uuid();
    for (let version = 0; version < 5; version += 1) {
      await streams.append(adding(stream, version, version, [1]));
    }
    const requests = { schema: 'request', topic: 'request' } as const;
    const readVersions = async (): Promise<readonly number[]> => {
      const versions: number[] = [];
      let cursor = beginning;
      for (;;) {
        const { events } = await readForward(pool, requests, cursor, 3);
        for (const { event } of events) {
          if (event.subject === stream) versions.push(event.streamversion);
        }
        const last = events.at(-1);
        if (!last) return versions;
        ({ cursor } = last);
      }
    };
    // Other users of this server may delay the newest events
    await vi.waitFor(async () => expect(await readVersions()).toEqual([1, 2, 3, 4, 5]), patience);

    const { rows: counted } = await pool.query<{ n: number }>(
      'select count(*)::int as n from request.event',
    );
    expect(await countEvents(pool, 'request')).toEqual(new Map([['request', counted[0]?.n]]));
  });
});
