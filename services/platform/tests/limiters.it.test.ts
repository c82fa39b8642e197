import { testPool } from '@osta/event-store/testing/test-pool';
import {
  postgresDatabase,
  redis,
  unavailable,
  type TestDatabase,
} from '@osta/infrastructure/testing/infrastructure';
import { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate } from '../src/database/migrate.ts';
import {
  createLimiters,
  limiterMigrations,
  type LimiterStore,
} from '../src/http/limits/create-limiters.ts';

const noRedis = await unavailable('redis');
const twice = { points: 2, seconds: 60 };

async function takeThrice(store: LimiterStore, name = uuidV7()): Promise<readonly boolean[]> {
  const limiter = createLimiters(store)(name, twice);
  const waits = [await limiter.take('me'), await limiter.take('me'), await limiter.take('me')];
  return waits.map((seconds) => seconds > 0);
}

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await postgresDatabase();
  await migrate({ url: database.url, migrations: limiterMigrations });
  pool = testPool(database.url, { max: 2 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a limit', () => {
  it('is kept in memory', async () => {
    expect(await takeThrice({ kind: 'memory' })).toEqual([false, false, true]);
  });

  it('is kept in Postgres, shared by all processes', async () => {
    const store = { kind: 'postgres', pool, schema: limiterMigrations.schema } as const;
    const name = uuidV7();

    expect(await takeThrice(store, name)).toEqual([false, false, true]);
    expect(await takeThrice(store, name)).toEqual([true, true, true]);
  });

  it('is counted per process without Postgres', async () => {
    const gone = testPool('postgres://nobody@127.0.0.1:1/nothing');
    const store = { kind: 'postgres', pool: gone, schema: limiterMigrations.schema } as const;

    expect(await takeThrice(store)).toEqual([false, false, true]);
    await gone.end();
  });
});

describe.skipIf(noRedis)('a limit in Redis', () => {
  it('is shared by all processes', async () => {
    const client = new Redis(await redis());
    await client.ping();
    const name = uuidV7();

    expect(await takeThrice({ kind: 'redis', redis: client }, name)).toEqual([false, false, true]);
    expect(await takeThrice({ kind: 'redis', redis: client }, name)).toEqual([true, true, true]);
    client.disconnect();
  });

  it('is counted per process without Redis', async () => {
    const gone = new Redis('redis://127.0.0.1:1', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
    });
    gone.on('error', () => {});

    expect(await takeThrice({ kind: 'redis', redis: gone })).toEqual([false, false, true]);
    gone.disconnect();
  });
});
