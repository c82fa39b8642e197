import { createSchema } from '@osta/event-store/testing/create-schema';
import { testPool } from '@osta/event-store/testing/test-pool';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { requireKeySecrets, rewrapKeys } from '../src/personal-data/key-secrets.ts';
import { personalDataMigrations } from '../src/personal-data/personal-data-migrations.ts';
import { forget, openWords } from '../src/personal-data/personal-data.ts';
import { newKey, seal } from '../src/personal-data/sealing.ts';
import { wrapKey, wrapKeysWith } from '../src/personal-data/wrapped-keys.ts';

const old = 'the secret that has wrapped keys for years';
const anew = 'the secret that wraps them from today on';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await postgresDatabase();
  pool = testPool(database.url, { max: 1 });
  const client = await pool.connect();
  await createSchema(client, 'notes', [personalDataMigrations]);
  client.release();
});

beforeEach(() => pool.query('truncate notes.subject_key'));

afterEach(() => {
  wrapKeysWith([]);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const person = (n: number): string => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Stores a key for each of so many people, and returns their sealed words. */
async function people(count: number): Promise<readonly { subject: string; text: string }[]> {
  const all = Array.from({ length: count }, (_, n) => ({ subject: person(n + 1), key: newKey() }));
  await pool.query('insert into notes.subject_key select * from unnest($1::uuid[], $2::bytea[])', [
    all.map(({ subject }) => subject),
    all.map(({ subject, key }) => wrapKey(key, subject)),
  ]);
  return all.map(({ subject, key }) => ({ subject, text: seal(`of ${subject}`, subject, key) }));
}

it('wraps all keys anew while words are read, and needs the old secret no more', async () => {
  wrapKeysWith([old]);
  const words = await people(2500);
  const opened = words.map(({ subject }) => `of ${subject}`);
  await forget(pool, 'notes', person(7));
  opened[6] = '--';

  wrapKeysWith([anew, old]);
  await requireKeySecrets(pool, ['notes']);
  expect(await openWords(pool, 'notes', words)).toEqual(opened);
  expect(await rewrapKeys(pool, 'notes')).toBe(2499);

  wrapKeysWith([anew]);
  await requireKeySecrets(pool, ['notes']);
  expect(await openWords(pool, 'notes', words)).toEqual(opened);
});

it('wraps the keys of a database that had no secret', async () => {
  const words = await people(3);
  wrapKeysWith([anew]);
  await requireKeySecrets(pool, ['notes']);
  expect(await rewrapKeys(pool, 'notes')).toBe(3);

  const { rows } = await pool.query(
    'select distinct octet_length(key) as bytes from notes.subject_key',
  );
  expect(rows).toEqual([{ bytes: 61 }]);
  expect(await openWords(pool, 'notes', words)).toEqual(
    words.map(({ subject }) => `of ${subject}`),
  );
});

it('says so when a process does not have the secret', async () => {
  wrapKeysWith([old]);
  await people(1);

  wrapKeysWith([anew]);
  await expect(requireKeySecrets(pool, ['notes'])).rejects.toThrow('OSTA_KEY_SECRETS is wrong');
});

it('asks nothing of a service that has no keys yet', async () => {
  await expect(requireKeySecrets(pool, ['notes of tomorrow'])).resolves.toBeUndefined();
});

it('asks nothing of a service that has not given its rights yet', async () => {
  wrapKeysWith([old]);
  await people(1);
  wrapKeysWith([anew]);
  const client = await pool.connect();
  try {
    // A role without any right on the schema
    await client.query('begin; set local role pg_monitor');
    await expect(requireKeySecrets(client, ['notes'])).resolves.toBeUndefined();
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('leaves a key that is destroyed meanwhile destroyed', async () => {
  await people(2);
  wrapKeysWith([anew]);
  const answered = pool.query.bind(pool);
  const erasing = {
    // The person leaves between the page that is read and the update of its keys
    query: async (text: string, values?: unknown[]) => {
      const answer = await answered(text, values);
      if (text.includes('order by subject limit')) await forget(pool, 'notes', person(1));
      return answer;
    },
  };
  expect(await rewrapKeys(erasing as unknown as Pool, 'notes')).toBe(1);

  const { rows } = await pool.query('select subject from notes.subject_key where key is null');
  expect(rows).toEqual([{ subject: person(1) }]);
});
