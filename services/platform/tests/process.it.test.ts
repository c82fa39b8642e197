import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { patience } from '@osta/event-store/testing/patience';
import { freePort } from '@osta/infrastructure/free-port';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { migrate } from '../src/database/migrate.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = fileURLToPath(new URL('run-cars.ts', import.meta.url));

let database: TestDatabase;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await postgresDatabase();
  // The event tables of the services it subscribes to
  for (const schema of new Set(Object.values(schemaOfTopic))) {
    await migrate({
      url: database.url,
      migrations: { schema, directories: [eventStoreMigrations] },
    });
  }
});

afterEach(() => {
  child?.kill('SIGKILL');
});

afterAll(() => database.drop());

interface Started {
  readonly url: string;
  /** Its output, both streams. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly process: ChildProcess;
}

async function start(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Started> {
  const port = await freePort();
  const program = ['--import', 'tsx', '--conditions=@osta/source', main, ...words];
  const started = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: database.url,
      OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
      OSTA_MODE: 'development',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(started, 'exit').then(() => started.exitCode);
  return { url: `http://127.0.0.1:${port}`, output: () => output, ended, process: started };
}

async function untilReady({ url }: Started): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), {
    timeout: 50_000,
    interval: 100,
  });
}

/** Whether the database is working for the slow request. */
async function isAsleep(): Promise<boolean> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where query like '%pg_sleep%' and state = 'active'
       and application_name like 'cars%'`,
  );
  await client.end();
  return rows.length > 0;
}

describe('a process', () => {
  it('answers open requests, accepts no new ones, and exits with 0', async () => {
    const started = await start({});
    await untilReady(started);
    const slow = fetch(`${started.url}/api/slow?seconds=4`);
    await vi.waitFor(async () => expect(await isAsleep()).toBe(true), patience);
    started.process.kill('SIGTERM');
    await vi.waitFor(async () => {
      await expect(fetch(`${started.url}/health/live`)).rejects.toThrow('fetch failed');
    }, patience);

    expect((await slow).status).toBe(200);
    expect(await started.ended).toBe(0);
  });

  it('does not wait for ever for an open request', async () => {
    const started = await start({ LOG_LEVEL: 'error' }, '300');
    await untilReady(started);
    const slow = fetch(`${started.url}/api/slow?seconds=9.5`).catch(() => 'cut off');
    await vi.waitFor(async () => expect(await isAsleep()).toBe(true), patience);
    started.process.kill('SIGTERM');

    await started.ended;
    expect(await slow).toBe('cut off');
  });

  it('ends at once on the second signal', async () => {
    const started = await start({});
    await untilReady(started);
    const slow = fetch(`${started.url}/api/slow?seconds=9`).catch(() => undefined);
    await vi.waitFor(async () => expect(await isAsleep()).toBe(true), patience);
    started.process.kill('SIGTERM');
    await vi.waitFor(async () => {
      await expect(fetch(`${started.url}/health/live`)).rejects.toThrow('fetch failed');
    }, patience);
    started.process.kill('SIGTERM');

    expect(await started.ended).toBe(1);
    await slow;
  });

  it('says in one sentence each what is wrong with its configuration', async () => {
    const started = await start({
      DATABASE_URL: 'mysql://me:secret@db',
      OSTA_AUTH_SECRET: 'short',
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
    });

    expect(await started.ended).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([
      'DATABASE_URL is wrong: it must be an address like postgres://user:password@host:5432/database.',
      'OSTA_AUTH_SECRET is wrong: it must have at least 32 characters.',
      'PORT is wrong: it must be a number.',
      'LOG_LEVEL is wrong: it must be one of trace, debug, info, warn, error, fatal, silent.',
    ]);
  });

  it('names missing variables', async () => {
    const started = await start({ OSTA_AUTH_SECRET: '' });

    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^OSTA_AUTH_SECRET is missing: [^\n]+\.\n$/u);
  });
});
