import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { identify } from '@osta/infrastructure/process-identity';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { everyProcess, postgresInOtherProcess, runningOn } from './other-process.ts';

let folder: string;
let dataDirectory: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-crash-'));
  dataDirectory = path.join(folder, 'postgres');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts a server, writes, checks that the data is kept, and stops; does so twice. Returns what is left beside
 * the folder and running on it.
 */
async function startTwice(): Promise<readonly string[]> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  await query(server.url, 'create table if not exists kept (n int); insert into kept values (1)');
  await server.stop();

  const again = await startEmbeddedPostgres({ dataDirectory });
  expect(await query(again.url, 'select distinct n from kept')).toEqual([{ n: 1 }]);
  await again.stop();

  // What was stopped is gone in a moment, what was forgotten stays
  await vi.waitUntil(async () => (await runningOn(folder)).length === 0, 30_000).catch(() => {});
  const running = await runningOn(folder);
  const beside = (await readdir(folder)).filter((name) => name !== 'postgres');
  return [...running, ...beside];
}

const moments = [
  ...[0, 80, 200, 400, 600].map((after) => ({ step: 'Creating', after })),
  ...[0, 30, 60].map((after) => ({ step: 'Starting', after })),
];

/** Kills a start that many milliseconds into a step. Returns what is left of it after later starts. */
async function killedAt(step: string, after: number): Promise<readonly string[]> {
  const other = postgresInOtherProcess(dataDirectory);
  await other.said('progress', step);
  await letTimePass(after, 'killed at this moment');
  await other.kill();
  return startTwice();
}

describe('a start that is killed with -9', () => {
  it('leaves nothing in the way', async () => {
    expect(await killedAt('Starting', 10)).toEqual([]);
  });

  it.each(moments)('does not $after ms into $step either', { tags: 'deaths' }, async (moment) => {
    expect(await killedAt(moment.step, moment.after)).toEqual([]);
  });

  it('ends its server too', async () => {
    const other = postgresInOtherProcess(dataDirectory);
    const { pid } = (await other.said('ready')) as { pid: number };
    await other.kill();
    await vi.waitFor(async () => expect(await identify(pid)).toBeUndefined(), 30_000);
  });

  it(
    'together with its guard leaves a server, which the next start stops',
    { tags: 'deaths' },
    async () => {
      const other = postgresInOtherProcess(dataDirectory);
      const { pid, url } = (await other.said('ready')) as { pid: number; url: string };
      const all = await everyProcess();
      const isShell = /^(?:\S*\/)?sh /u;
      const guard = all.find(
        ({ parent, line }) => parent === other.child.pid && isShell.test(line),
      );
      process.kill(Number(guard?.pid), 'SIGKILL');
      await other.kill();
      await expect(query(url, 'select 1 as alive')).resolves.toEqual([{ alive: 1 }]);

      expect(await startTwice()).toEqual([]);
      expect(await identify(pid)).toBeUndefined();
    },
  );
});

describe('a forgotten postmaster.pid', { tags: 'deaths' }, () => {
  let passer: ChildProcess;

  beforeEach(() => {
    passer = spawn('sleep', ['600']);
  });

  afterEach(() => {
    passer.kill();
  });

  it.each([
    ['of a process that is gone', () => 999_999_999],
    ['whose number another program has been given', () => passer.pid],
  ])('%s is cleared', async (_name, pid) => {
    await (await startEmbeddedPostgres({ dataDirectory })).stop();
    const lines = [pid(), dataDirectory, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready'];
    await writeFile(path.join(dataDirectory, 'postmaster.pid'), `${lines.join('\n')}\n`);
    expect(await startTwice()).toEqual([]);
  });
});

describe('a server that is killed with -9', () => {
  it('reports it, and restarts with all committed data', async () => {
    const server = await startEmbeddedPostgres({ dataDirectory });
    await query(server.url, 'create table paid (n int); insert into paid values (7)');
    process.kill(server.pid, 'SIGKILL');
    expect((await server.ended).signal).toBe('SIGKILL');

    const again = await startEmbeddedPostgres({ dataDirectory });
    expect(await query(again.url, 'select n from paid')).toEqual([{ n: 7 }]);
    await again.stop();
    expect(await startTwice()).toEqual([]);
  });
});

describe('a folder that is in use', () => {
  it('is refused naming the process that uses it, which is not disturbed', async () => {
    const other = postgresInOtherProcess(dataDirectory);
    const { url } = (await other.said('ready')) as { url: string };
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_IN_USE',
      message: expect.stringContaining(String(other.child.pid)),
    });
    await expect(query(url, 'select 1 as alive')).resolves.toEqual([{ alive: 1 }]);
    await other.kill();
    expect(await startTwice()).toEqual([]);
  });

  it('goes to one of two concurrent creators', { tags: 'deaths' }, async () => {
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => startEmbeddedPostgres({ dataDirectory })),
    );
    const winners = outcomes.filter((each) => each.status === 'fulfilled');
    const losers = outcomes.filter((each) => each.status === 'rejected');
    expect(winners).toHaveLength(1);
    expect(losers.map(({ reason }) => reason.code)).toEqual(['DATA_DIRECTORY_IN_USE']);
    await winners[0]?.value.stop();
    expect(await startTwice()).toEqual([]);
  });
});
