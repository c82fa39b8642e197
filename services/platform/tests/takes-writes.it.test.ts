import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { patience } from '@osta/event-store/testing/patience';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@osta/infrastructure/embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { carsModule } from './cars/cars-module.ts';

const Readiness = z.object({ waitingFor: z.array(z.string()).default([]) });

const run = promisify(execFile);
/** Root of a container often may not. */
const mayMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('sh', ['-c', 'unshare --mount true']).status === 0;

/** A real Postgres on a disk of its own, as root can arrange it. */
describe.runIf(mayMount)('a service whose database takes no writes', () => {
  let disk: string;
  let postgres: EmbeddedPostgres;
  let harness: ServiceHarness;
  let database: Client;

  beforeAll(async () => {
    disk = await mkdtemp(path.join(tmpdir(), 'osta-disk-'));
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'none', disk]);
    postgres = await startEmbeddedPostgres({
      dataDirectory: path.join(disk, 'postgres'),
      settings: { min_wal_size: '32MB', max_wal_size: '64MB' },
    });
    harness = await startHarness(carsModule, {
      reach: () => postgres.url,
      config: { logLevel: 'silent' },
    });
    database = new Client({ connectionString: postgres.url });
    await database.connect();
    await database.query('create table filler (words text)');
  });

  afterAll(async () => {
    await database?.end();
    await harness?.stop();
    await postgres?.stop();
    await run('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  /** Whether the process is not ready because of its database. Its log has no tables of other services here. */
  async function waitsForDatabase(): Promise<boolean> {
    const { body } = await harness.guest.get('/health/ready');
    return Readiness.parse(body).waitingFor.includes('database');
  }
  function expectWaiting(expected: boolean): Promise<void> {
    return vi.waitFor(async () => expect(await waitsForDatabase()).toBe(expected), patience);
  }

  it('because the disk is full, is not ready until there is room', async () => {
    await expectWaiting(false);

    const filler = path.join(disk, 'filler');
    const filling = writeFile(filler, Buffer.alloc(300_000_000));
    await expect(filling).rejects.toMatchObject({ code: 'ENOSPC' });
    // Reads go on, and writes of more than a page do not
    expect((await database.query('select 1')).rowCount).toBe(1);
    const write = `insert into filler select repeat(gen_random_uuid()::text, 50) from generate_series(1, 2000)`;
    await expect(database.query(write)).rejects.toMatchObject({ code: '53100' });
    await expectWaiting(true);

    await rm(filler);
    await expectWaiting(false);
    expect((await database.query(write)).rowCount).toBe(2000);
  });

  it('because it is read-only, as a standby is, is not ready', async () => {
    await database.query('alter system set default_transaction_read_only = on');
    await database.query('select pg_reload_conf()');
    await expectWaiting(true);

    await database.query('set transaction_read_only = off');
    await database.query('alter system reset default_transaction_read_only');
    await database.query('select pg_reload_conf()');
    await expectWaiting(false);
  });
});
