import {
  kafka,
  postgresDatabase,
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
