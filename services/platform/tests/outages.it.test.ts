import { patience } from '@osta/event-store/testing/patience';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { tcpProxy, type TcpProxy } from '../src/testing/tcp-proxy.ts';
import type { TestAnswer, TestClient } from '../src/testing/test-client.ts';
import { carsModule } from './cars/cars-module.ts';

let proxy: TcpProxy;
let harness: ServiceHarness;
let customer: TestClient;

beforeAll(async () => {
  proxy = await tcpProxy();
  harness = await startHarness(carsModule, {
    reach: (url) => proxy.through(url),
    config: { logLevel: 'silent' },
  });
  customer = await harness.as(newUserId());
});

afterEach(async () => {
  await proxy.mend();
  await vi.waitUntil(async () => (await buy()).status === 201, patience);
});

afterAll(async () => {
  await harness.stop();
  await proxy.close();
});

function buy(): Promise<TestAnswer> {
  return customer.post('/api/cars', { wheels: 4 });
}

function isReady(): Promise<TestAnswer> {
  return harness.guest.get('/health/ready');
}

function expectUnavailable(answer: TestAnswer): void {
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'UNAVAILABLE' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Counts the backends that are working for the service. */
async function busy(): Promise<number> {
  const [row] = await harness.query<{ readonly busy: number }>(
    `select count(*)::int as busy
       from pg_stat_activity
      where datname = current_database()
        and application_name like 'cars %'
        and state <> 'idle'`,
  );
  return row?.busy ?? 0;
}

describe('a database', () => {
  it('that is gone causes 503 until it is back, and the process survives', async () => {
    await vi.waitFor(async () => expect((await isReady()).status).toBe(200), patience);
    await proxy.cut();

    expectUnavailable(await buy());
    expectUnavailable(await harness.guest.get('/api/cars'));
    expect((await harness.guest.get('/health/live')).status).toBe(200);
    const ready = await isReady();
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({
      status: 'starting',
      waitingFor: ['database', 'event store of cars'],
    });

    await proxy.mend();
    await vi.waitFor(async () => expect((await buy()).status).toBe(201), patience);
    expect((await isReady()).status).toBe(200);
  });

  it('that ends every session under load causes 503 at worst', async () => {
    const answers = Promise.all(Array.from({ length: 40 }, buy));
    await harness.query(
      `select pg_terminate_backend(pid)
         from pg_stat_activity
        where datname = current_database() and application_name like '% command'`,
    );

    for (const answer of await answers) {
      if (answer.status !== 201) expectUnavailable(answer);
    }
    expect((await buy()).status).toBe(201);
  });

  it('that hangs keeps nobody waiting for a connection', async () => {
    proxy.freeze();
    // No connection is free, so these wait for one
    const answers = await Promise.all(Array.from({ length: 3 }, isReady));

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  });
});

describe('a row that is locked by another session', () => {
  it('causes 503 after the lock timeout, and leaves no session behind', async () => {
    const bought = await buy();
    const carId: unknown = bought.body instanceof Object && Reflect.get(bought.body, 'carId');
    const holder = new Client({ connectionString: harness.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from cars.car where id = $1 for update', [carId]);
      const started = performance.now();
      const answer = await customer.put(
        `/api/cars/${String(carId)}/colour`,
        { colour: 'red' },
        { 'if-match': '"v1"' },
      );

      expectUnavailable(answer);
      // Long before the statement itself would be ended
      expect(performance.now() - started).toBeLessThan(9000);
    } finally {
      await holder.end();
    }
    await vi.waitFor(async () => expect(await busy()).toBe(0), patience);
  });
});

describe('more slow queries than connections', () => {
  it('are answered or get 503, and delay no command', async () => {
    const slow = Promise.all(
      Array.from({ length: 12 }, () => harness.guest.get('/api/slow?seconds=3')),
    );
    await vi.waitFor(async () => expect(await busy()).toBeGreaterThanOrEqual(5), patience);
    expect((await buy()).status).toBe(201);
    expect(await busy()).toBeGreaterThan(0);

    const statuses = (await slow).map(({ status }) => status).toSorted((a, b) => a - b);
    // Who arrives when a connection is about to be free gets an answer, too
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
