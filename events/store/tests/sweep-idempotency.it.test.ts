import { Instant } from '@osta/contracts/instant';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sweepIdempotencySql } from '../src/sweep-idempotency.sql.ts';
import { idempotencyRetention, sweepIdempotency } from '../src/sweep-idempotency.ts';
import { patience } from '../src/testing/patience.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

const noon = Instant.parse('2026-03-09T12:00:00.000Z');

let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
});

afterAll(() => database.drop());

beforeEach(() => database.pool.query('truncate request.idempotency'));

async function fill(count: number, createdAt: string): Promise<void> {
  await database.pool.query(
    `insert into request.idempotency (principal, key, request_hash, answer, created_at)
     select 'somebody', gen_random_uuid(), 'none', '{}', $2 from generate_series(1, $1)`,
    [count, createdAt],
  );
}

async function left(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from request.idempotency',
  );
  return rows[0]?.count ?? 0;
}

const before = (milliseconds: number): string =>
  new Date(Date.parse(noon) - milliseconds).toISOString();

describe('sweepIdempotency', () => {
  it('deletes all rows older than the retention, and nothing else', async () => {
    await fill(2500, before(idempotencyRetention + 1));
    await fill(10, before(idempotencyRetention));
    const { pool } = database;
    const sweeps = [1, 2].map(() => sweepIdempotency({ pool, schema: 'request', now: () => noon }));
    await vi.waitFor(async () => expect(await left()).toBe(10), patience);
    await Promise.all(sweeps.map((sweep) => sweep.stop()));
    expect(await left()).toBe(10);
  });

  it('runs again by the clock, and after a failure', async () => {
    await fill(3, before(0));
    const clock = { now: before(0) };
    const problems: unknown[] = [];
    let isGone = true;
    const sweep = sweepIdempotency({
      pool: {
        query: (statement) =>
          isGone
            ? Promise.reject(new Error('The database is gone'))
            : database.pool.query(statement),
      },
      schema: 'request',
      now: () => clock.now,
      interval: 10,
      onProblem: (error) => problems.push(error),
    });
    await vi.waitFor(() => expect(problems.length).toBeGreaterThan(0), patience);
    isGone = false;
    clock.now = before(-idempotencyRetention - 1);
    await vi.waitFor(async () => expect(await left()).toBe(0), patience);
    await sweep.stop();
  });

  it('finds old rows by an index among many others', async () => {
    await fill(20_000, before(0));
    const client = await database.pool.connect();
    await client.query('analyze request.idempotency');
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare sweep as ${sweepIdempotencySql('request')}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain execute sweep ('2026-03-01T00:00:00Z', 1000)",
    );
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('idempotency_created_at_idx');
    expect(plan).not.toContain('Seq Scan');
  });
});
