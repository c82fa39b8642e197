import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { migrate } from '../src/database/migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await postgresDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, script: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), script);
}

function run(): Promise<readonly string[]> {
  return migrate({ url: database.url, migrations: { schema: 'cars', directories: [folder] } });
}

async function rows(text: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const result = await client.query<object>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

const first = '20260101000000_first';
const second = '20260102000000_second';

describe('migrate', () => {
  it("applies missing migrations in the order of names, inside the service's schema", async () => {
    await write(second, 'alter table car add column wheels int not null default 4');
    await write(first, 'create table car (id int primary key)');

    expect(await run()).toEqual([first, second]);
    expect(await rows('insert into cars.car (id) values (1) returning wheels')).toEqual([
      { wheels: 4 },
    ]);
    expect(await rows('select migration_name from cars._prisma_migrations order by 1')).toEqual([
      { migration_name: first },
      { migration_name: second },
    ]);
  });

  it('does nothing when nothing is missing', async () => {
    await write(first, 'create table car (id int primary key)');
    await run();

    expect(await run()).toEqual([]);
  });

  it('keeps statements that contain a semicolon whole', async () => {
    await write(
      first,
      `-- one; two
      create table note (text text default 'a;b');
      create function hello() returns text language plpgsql as $$ begin return 'hello;'; end $$;`,
    );
    await run();

    expect(await rows('select cars.hello() as said')).toEqual([{ said: 'hello;' }]);
  });

  it('refuses a file that was edited after it had been applied', async () => {
    await write(first, 'create table car (id int primary key)');
    await run();
    await write(first, 'create table car (id bigint primary key)');

    await expect(run()).rejects.toThrow(
      `The migration ${first} of cars was edited after it had been applied: put it back and write a new one.`,
    );
  });

  it("changes nothing when one of several fails, and reports Postgres' message", async () => {
    await write(first, 'create table car (id int primary key)');
    await write(second, 'create table wheel (id int primary key); select nonsense()');

    await expect(run()).rejects.toThrow(
      'The migrations of cars failed, nothing was changed: function nonsense() does not exist',
    );
    expect(await rows(`select 1 from pg_namespace where nspname = 'cars'`)).toEqual([]);

    await write(second, 'create table wheel (id int primary key)');
    expect(await run()).toEqual([first, second]);
  });

  it('leaves nothing to do for the second of two concurrent runs', async () => {
    await write(first, 'create table car (id int primary key); select pg_sleep(0.3)');

    const applied = await Promise.all([run(), run(), run()]);

    expect(applied.flat()).toEqual([first]);
  });

  it('ignores an applied migration that only a newer version has', async () => {
    await write(first, 'create table car (id int primary key)');
    await write(second, 'create table wheel (id int primary key)');
    await run();
    await rm(path.join(folder, second), { recursive: true });

    expect(await run()).toEqual([]);
  });
});
