import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client, type Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createPool, type PoolUse } from '../src/database/create-pool.ts';

let database: TestDatabase;
let pool: Pool | undefined;

beforeAll(async () => {
  database = await postgresDatabase();
});
afterEach(async () => {
  if (!pool?.ending) await pool?.end();
  pool = undefined;
});
afterAll(() => database.drop());

function open(use: PoolUse, log = pino({ level: 'silent' })): Pool {
  pool = createPool({
    url: database.url,
    schema: 'cars',
    role: null,
    use,
    application: 'cars',
    size: 2,
    log,
  });
  return pool;
}

/** Returns whether the server still has this process for a connection. */
async function isConnected(client: Client, pid: number): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where pid = $1', [pid]);
  return rowCount === 1;
}

describe('a pool', () => {
  it.each<[PoolUse, string, string, string]>([
    ['command', '10s', '3s', '15s'],
    ['read', '10s', '3s', '15s'],
    ['background', '1min', '10s', '65s'],
  ])('for %s has a limit on everything', async (use, statement, lock, transaction) => {
    const { rows } = await open(use).query(
      `select current_setting('statement_timeout') as statement,
              current_setting('lock_timeout') as lock,
              current_setting('transaction_timeout') as transaction,
              current_setting('idle_in_transaction_session_timeout') as idle,
              current_setting('search_path') as path,
              current_setting('application_name') as name`,
    );

    expect(rows).toEqual([
      { statement, lock, transaction, idle: '5s', path: 'cars,public', name: `cars ${use}` },
    ]);
  });

  it('waits at most five seconds for a connection', async () => {
    const both = open('command');
    const held = [await both.connect(), await both.connect()];
    const started = performance.now();
    const refused = await both.query('select 1').catch((error: unknown) => error);
    const waited = performance.now() - started;
    // Before anything is expected: the pool ends only when they are back
    for (const client of held) client.release();

    expect(refused).toMatchObject({ message: expect.stringContaining('timeout exceeded') });
    expect(waited).toBeGreaterThan(4500);
  });

  it('survives a connection that is lost between two statements of its holder', async () => {
    const both = open('command');
    const holder = await both.connect();
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await admin.end();

    await expect(holder.query('select 1')).rejects.toThrow(/terminat|closed|not queryable/u);
    holder.release(true);
    await expect(both.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  it('is silent about a connection that the server cuts while the pool ends', async () => {
    const warned: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) });
    const both = open('command', log);
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    const { rows } = await both.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? Number.NaN;

    // The backend hears of both at once: the end of its client, and its own
    process.kill(pid, 'SIGSTOP');
    await admin.query('select pg_terminate_backend($1)', [pid]);
    const ended = both.end();
    process.kill(pid, 'SIGCONT');
    await ended;
    await expect.poll(() => isConnected(admin, pid)).toBe(false);
    await admin.end();

    expect(warned).toEqual([]);
  });

  it('refuses an invalid schema name', () => {
    expect(() =>
      createPool({
        url: database.url,
        schema: 'cars; drop',
        role: null,
        use: 'read',
        application: 'x',
        log: pino(),
      }),
    ).toThrow('is no name for a schema');
  });
});
