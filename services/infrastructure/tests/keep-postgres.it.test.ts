import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { keepPostgres, type KeptPostgres } from '@osta/infrastructure/keep-postgres';
import { identify } from '@osta/infrastructure/process-identity';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
let postgres: KeptPostgres;
let said: string[];

beforeEach(async () => {
  said = [];
  folder = await mkdtemp(path.join(tmpdir(), 'osta-kept-'));
  postgres = await keepPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    onProgress: (message) => said.push(message),
  });
});

afterEach(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Kills the server and waits until another one runs. */
async function killOnce(): Promise<void> {
  const before = postgres.pid();
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect(postgres.pid()).not.toBe(before), 30_000);
}

describe('a Postgres that is kept', () => {
  it('restarts after a kill, at the same address and with all committed data', async () => {
    await query('create table paid (n int); insert into paid values (7)');
    await killOnce();

    expect(await query('select n from paid')).toEqual([{ n: 7 }]);
    expect(said).toContain('Postgres has ended (SIGKILL): starting it again');
  });

  it('is given up when it dies repeatedly', { tags: 'deaths' }, async () => {
    for (let death = 1; death <= 3; death++) await killOnce();
    process.kill(postgres.pid(), 'SIGKILL');

    expect(await postgres.lost).toMatchObject({
      code: 'SERVER_FAILED',
      message: expect.stringContaining('ended again and again (SIGKILL)'),
    });
  });

  it('is given up when its folder holds another database', { tags: 'deaths' }, async () => {
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '15\n');
    process.kill(postgres.pid(), 'SIGKILL');

    expect(await postgres.lost).toMatchObject({
      message: expect.stringContaining('is of Postgres 15: move it away'),
    });
  });

  it('is given up when its folder is gone', { tags: 'deaths' }, async () => {
    const pid = postgres.pid();
    // It writes meanwhile; and it ends by itself when it finds out
    await rm(path.join(folder, 'postgres'), { recursive: true, maxRetries: 20 });
    if ((await identify(pid)) !== undefined) process.kill(pid, 'SIGKILL');

    expect(await postgres.lost).toMatchObject({
      message: expect.stringContaining('was moved away or replaced'),
    });
  });

  it('stays stopped after a stop', async () => {
    const { lost } = postgres;
    await postgres.stop();
    await postgres.stop();

    expect(await Promise.race([lost, Promise.resolve('still kept')])).toBe('still kept');
    expect(await identify(postgres.pid())).toBeUndefined();
    expect(said.filter((line) => line.includes('starting it again'))).toEqual([]);
  });
});
