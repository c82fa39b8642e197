import {
  kafka,
  postgresDatabase,
  preparedDatabase,
  redis,
  unavailable,
} from '@osta/infrastructure/testing/infrastructure';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';

describe('the database of a test file', () => {
  it('is empty, real Postgres 18, and gone when it is dropped', async () => {
    const database = await postgresDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync",
    );
    expect(rows).toEqual([{ major: 18, fsync: 'on' }]);
    await client.end();
    await database.drop();

    const late = new Client({ connectionString: database.url });
    await expect(late.connect()).rejects.toThrow('does not exist');
  });

  it('is another one at every call', async () => {
    const [one, two] = await Promise.all([postgresDatabase(), postgresDatabase()]);
    expect(one.name).not.toBe(two.name);
    await Promise.all([one.drop(), two.drop()]);
  });
});

describe('a prepared database', () => {
  it('is prepared once for concurrent callers, and each gets its own copy', async () => {
    let prepared = 0;
    const make = (): ReturnType<typeof preparedDatabase> =>
      preparedDatabase('one table of numbers', async (url) => {
        prepared += 1;
        await run(url, 'create table number as select 1 as value');
      });
    const databases = await Promise.all([make(), make(), make()]);
    expect(prepared).toBe(1);

    const [first] = databases;
    if (first === undefined) throw new Error('There is no database');
    await run(first.url, 'insert into number values (2)');
    const counts = await Promise.all(
      databases.map(({ url }) => run(url, 'select count(*)::int as count from number')),
    );
    expect(counts).toEqual([[{ count: 2 }], [{ count: 1 }], [{ count: 1 }]]);
    await Promise.all(databases.map((each) => each.drop()));
  });

  it('is prepared again after a failed preparation', async () => {
    const failing = preparedDatabase('half a table', async (url) => {
      await run(url, 'create table half (value int)');
      throw new Error('Out of paper');
    });
    await expect(failing).rejects.toThrow('Out of paper');
    const database = await preparedDatabase('half a table', async (url) => {
      await run(url, 'create table half (value int)');
    });
    expect(await run(database.url, 'select * from half')).toEqual([]);
    await database.drop();
  });
});

async function run(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(await unavailable('redis'))('the redis of a run', () => {
  it('is the same for everybody', async () => {
    expect(await redis()).toBe(await redis());
  });
});

describe.skipIf(await unavailable('kafka'))('the kafka of a run', () => {
  it('is the same for everybody', async () => {
    expect(await kafka()).toEqual(await kafka());
  });
});
