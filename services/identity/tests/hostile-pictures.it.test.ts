// @module-tag volumes
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { freePort } from '@osta/infrastructure/free-port';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { migrate } from '@osta/platform/database/migrate';
import { problemOf } from '@osta/platform/testing/problem-of';
import { testClient, type TestAnswer } from '@osta/platform/testing/test-client';
import { testOrigin } from '@osta/platform/testing/test-config';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { browser, filesDirectory, me, signUp, type Browser, type Reached } from './browser.ts';
import { bombsByTheirWord, bombsWithinTheLimit, swollen, type Bomb } from './hostile-pictures.ts';

/**
 * The memory cost of pictures that are small on disk and large in memory (F13 and W3 of
 * docs/reliability.md): the peak of the service in a process of its own.
 */

const main = fileURLToPath(new URL('run-identity.ts', import.meta.url));
/**
 * W3, one after the other. Together the sixty are 300 MB, and 500 with what is made of them if they
 * do not wait for each other. If they do, most of it is garbage that waits for collection, more on
 * a busy machine (measured: 170 to 310).
 */
const megabytes = { oneByOne: 150, atOnce: 400 };

let database: TestDatabase;
let identity: ChildProcess;
let reached: Reached;
let people: readonly Browser[];

beforeAll(async () => {
  database = await postgresDatabase();
  const { url: databaseUrl } = database;
  // The events of other services, to which identity subscribes
  for (const schema of new Set(Object.values(schemaOfTopic))) {
    if (schema === 'identity') continue;
    const migrations = { schema, directories: [eventStoreMigrations] };
    await migrate({ url: databaseUrl, migrations });
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  identity = fork(main, [], {
    execArgv: ['--import', 'tsx', '--conditions=@osta/source'],
    env: {
      PATH: process.env['PATH'],
      // Letters are written in JSX
      TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
      OSTA_PUBLIC_URL: testOrigin,
      OSTA_MODE: 'development',
      OSTA_TRUSTED_PROXIES: '1',
      OSTA_FILES_DIR: filesDirectory,
      LOG_LEVEL: 'warn',
    },
  });
  reached = { url, guest: testClient(url) };
  await vi.waitFor(async () => {
    const { status } = await reached.guest.get('/health/ready');
    if (status !== 200) throw new Error(`It is not ready: ${status}`);
  }, 60_000);
  const made: Browser[] = [];
  for (let n = 0; n < 12; n += 1) {
    const who = browser(reached);
    await signUp(reached, who, { email: `bomber${n}@example.ly` });
    made.push(who);
  }
  people = made;
});

afterAll(async () => {
  const gone = once(identity, 'exit');
  identity.kill('SIGKILL');
  await gone;
  await database.drop();
});

/** Returns the peak memory in megabytes. */
async function largest(): Promise<number> {
  identity.send('largest');
  const [kilobytes]: unknown[] = await once(identity, 'message');
  return Number(kilobytes) / 1024;
}

function send(nth: number, { bytes }: Bomb): Promise<TestAnswer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'me.png');
  const who = people[nth % people.length];
  if (!who) throw new Error('Nobody is there');
  return who.send.patch('/api/user/avatar', form);
}

it("refuses 196 million pixels by the file's header, without decoding", async () => {
  for (const [n, bomb] of (await bombsByTheirWord()).entries()) {
    const answer = await send(n, bomb);
    expect({ what: bomb.what, problem: problemOf(answer), body: answer.body }).toMatchObject({
      what: bomb.what,
      problem: '422 IMAGE_REFUSED',
      body: { reason: 'pixels' },
    });
  }
});

it('uses no more memory for bombs, one by one or concurrent, than for one large picture', async () => {
  const bombs = await bombsWithinTheLimit();
  const face = sharp({ create: { width: 900, height: 900, channels: 3, background: '#0065d4' } });
  const plain: Bomb = { what: 'a face', bytes: await face.jpeg().toBuffer() };
  for (const [n] of people.entries()) expect((await send(n, plain)).status).toBe(200);
  const before = await largest();

  const costly: string[] = [];
  for (const [n, bomb] of bombs.entries()) {
    const { status } = await send(n, bomb);
    expect([200, 422]).toContain(status);
    const grown = Math.round((await largest()) - before);
    if (grown >= megabytes.oneByOne) costly.push(`${bomb.what}: ${status}, ${grown} MB`);
  }
  expect(costly).toEqual([]);

  const swarm = bombs.map(swollen);
  const flood = Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const bomb = swarm[n % swarm.length] ?? plain;
      return send(n, bomb);
    }),
  );
  const others: number[] = [];
  for (const who of people) others.push(await me(who));
  const statuses = new Set((await flood).map(({ status }) => status));

  expect(new Set(others)).toEqual(new Set([200]));
  // Some wait, the others get 503, or time out
  expect([...statuses].filter((status) => ![200, 408, 422, 503].includes(status))).toEqual([]);
  expect((await largest()) - before).toBeLessThan(megabytes.atOnce);
  // Later requests are served as usual
  expect((await send(0, plain)).status).toBe(200);
});
