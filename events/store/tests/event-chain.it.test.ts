import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventHashSql } from '../src/event-hash.sql.ts';
import { eventStoreMigrations } from '../src/event-store-migrations.ts';
import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { newStream, recorder, viewed } from '../src/testing/record-events.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

const streams = [newStream(), newStream()] as const;
let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
  const { record } = recorder(database.pool, memoryDoorbell());
  for (const stream of streams) {
    await record(stream, viewed(), viewed(), viewed());
    await record(stream, viewed());
    await record(stream, viewed(), viewed());
  }
});

afterAll(() => database.drop());

describe('the chain of a stream', () => {
  it('goes on within one statement and over several', async () => {
    const { rows } = await database.pool.query<{ hash: string; expected: string }>(
      `select encode(hash, 'hex') as hash, encode(${eventHashSql('previous', 'event')}, 'hex') as expected
         from (select *, lag(hash) over (partition by stream_id order by stream_version) as previous
                 from request.event) as event`,
    );
    expect(rows.map(({ hash }) => hash)).toEqual(rows.map(({ expected }) => expected));
    expect(new Set(rows.map(({ hash }) => hash))).toHaveLength(12);
  });

  it('is the same for events that were there before it', async () => {
    const hashes = `select position, encode(hash, 'hex') as hash from request.event order by position`;
    const recorded = await database.pool.query(hashes);
    const script = path.join(eventStoreMigrations, '20261128040000_event_chain/migration.sql');
    const client = await database.pool.connect();
    await client.query(`
      begin; set local search_path = request;
      drop trigger event_chain on event; drop function event_chain;
      alter table event drop column hash`);
    await client.query(await readFile(script, 'utf8'));
    const filled = await client.query(hashes);
    await client.query('rollback');
    client.release();
    expect(filled.rows).toEqual(recorded.rows);
  });
});
