// @module-tag leases
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { patience } from '@osta/event-store/testing/patience';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EventLog } from '../src/event-log.ts';
import { postgresEventLog } from '../src/postgres/postgres-event-log.ts';
import { recordingReader } from '../src/testing/recording-reader.ts';

const script = fileURLToPath(new URL('reader-process.ts', import.meta.url));
const doorbell = memoryDoorbell();

let database: RequestDatabase;
let log: EventLog;

beforeEach(async () => {
  database = await requestDatabase();
  // As in production: default options
  log = postgresEventLog({ pool: database.pool, sources: schemaOfTopic, doorbell });
});

afterEach(async () => {
  await log.close();
  await database.drop();
});

describe('the Postgres log', () => {
  it('is read by another process when the reader is killed', async () => {
    const { record } = recorder(database.pool, doorbell);
    const stream = newStream();
    await record(stream, viewed());
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions=@osta/source', script, database.url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');

    const standby = recordingReader({ group: 'shared' });
    await log.read(standby);
    await letTimePass(1500, 'a standby that took over would read now');
    expect(standby.batches).toEqual([]);
    child.kill('SIGKILL');
    await standby.received(new Map([[stream, 1]]));
  });

  it('lets only one of two readers of a group read, also in one process', async () => {
    const { record } = recorder(database.pool, doorbell);
    const readers = [1, 2].map(() => recordingReader({ group: 'twice' }));
    for (const reader of readers) await log.read(reader);
    const stream = newStream();
    await record(stream, viewed());
    await vi.waitFor(
      () => expect(readers.flatMap((reader) => reader.events())).toHaveLength(1),
      patience,
    );
    await letTimePass(1500, 'the other one would read now');
    expect(readers.flatMap((reader) => reader.events())).toHaveLength(1);
  });

  it('queries the database about once a second when idle, for any number of readers', async () => {
    for (const group of ['one', 'two', 'three', 'four']) {
      const reader = recordingReader({ group });
      await log.read(reader);
    }
    await letTimePass(1500, 'the beginning, which is not counted');
    const queries = vi.spyOn(Client.prototype, 'query');
    await letTimePass(4000, 'what is counted');
    expect(queries.mock.calls.length).toBeLessThanOrEqual(5);
    queries.mockRestore();
  });
});
