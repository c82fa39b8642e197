import { findHorizonHolder } from '@osta/event-store/horizon-holder';
import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client, type Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reportReadiness } from '../src/http/server/report-health.ts';
import { createMetrics, type Metrics } from '../src/telemetry/create-metrics.ts';
import { watchHorizon, type HorizonWatch } from '../src/telemetry/watch-horizon.ts';

let ours: TestDatabase;
let theirs: TestDatabase;
let pool: Pool;
let forgetful: Client;
let lines: string[];
let watch: HorizonWatch;
let metrics: Metrics;

beforeEach(async () => {
  [ours, theirs] = await Promise.all([postgresDatabase(), postgresDatabase()]);
  pool = testPool(ours.url, { max: 2 });
  forgetful = new Client({ connectionString: theirs.url, application_name: 'their report' });
  await forgetful.connect();
  lines = [];
  metrics = createMetrics();
  const log = {
    warn: (_found: unknown, line: string) => lines.push(line),
    info: (_found: unknown, line: string) => lines.push(line),
  };
  const telemetry = { log, metrics } as unknown as Parameters<typeof watchHorizon>[0]['telemetry'];
  watch = watchHorizon({ pool, telemetry, interval: 50, patience: 1 });
});

afterEach(async () => {
  await watch.stop();
  await forgetful.end();
  await pool.end();
  await Promise.all([ours.drop(), theirs.drop()]);
});

async function readiness(): Promise<unknown> {
  const answers: unknown[] = [];
  const response = {
    status: () => response,
    set: () => response,
    json: answers.push.bind(answers),
  };
  const check = { name: 'event log', check: async () => {}, detail: () => watch.held() };
  await reportReadiness([check])({} as never, response as never);
  return answers[0];
}

it('names a transaction of another database that holds back the log, until it ends', async () => {
  const { rows } = await forgetful.query<{ pid: number }>('select pg_backend_pid() as pid');
  await forgetful.query('begin');
  await forgetful.query('select pg_current_xact_id()');

  await vi.waitFor(
    () =>
      expect(watch.held()).toMatchObject({
        pid: rows[0]?.pid,
        prepared: null,
        application: 'their report',
        state: 'idle in transaction',
      }),
    patience,
  );
  expect(watch.held()?.seconds).toBeGreaterThanOrEqual(1);
  expect(lines).toContain('a long transaction holds back all readers of the log');
  expect(await readiness()).toMatchObject({
    status: 'ready',
    details: { 'event log': { pid: rows[0]?.pid } },
  });
  const measured = /^event_horizon_age_seconds\{.*application="their report"\} (?<age>.+)$/mu;
  const { age } = measured.exec(await metrics.read())?.groups ?? {};
  expect(Number(age)).toBeGreaterThanOrEqual(1);

  await forgetful.query('rollback');
  await vi.waitFor(() => expect(lines).toContain('readers of the log resumed'), patience);
  await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 'ready' }), patience);
});

it('ignores a transaction that only reads', async () => {
  const { rows } = await forgetful.query<{ pid: number }>('select pg_backend_pid() as pid');
  await forgetful.query('begin isolation level repeatable read');
  await forgetful.query('select count(*) from pg_class');
  // Other tests write on this server, so another transaction may hold the horizon, but not this one
  expect((await findHorizonHolder(pool))?.pid).not.toBe(rows[0]?.pid);
  await forgetful.query('rollback');
});
