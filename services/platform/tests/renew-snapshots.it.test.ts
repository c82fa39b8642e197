import { testPool } from '@osta/event-store/testing/test-pool';
import type { Pool } from 'pg';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { snapshotRenewal } from '../src/renew-snapshots.ts';
import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;
let pool: Pool;

beforeAll(async () => {
  harness = await startHarness(carsModule);
  pool = testPool(harness.databaseUrl, { max: 1 });
});

afterAll(async () => {
  await pool.end();
  await harness.stop();
});

function logInto(lines: string[]): Logger {
  return pino({ level: 'error' }, { write: (line) => lines.push(line) });
}

it('says once which stream keeps an old snapshot, because an event cannot be read', async () => {
  // The catalog of the product has no events of cars
  const customer = await harness.as(newUserId());
  await customer.post('/api/cars', { wheels: 4 });
  const [car] = await harness.query<{ readonly id: string }>(
    'update cars.car set fold = 0 returning id',
  );
  const lines: string[] = [];
  const { schema } = carsModule.migrations;
  const all = carsModule.snapshots.map(({ table, fold }) => ({ pool, schema, table, fold }));
  const renew = snapshotRenewal(all, logInto(lines));

  await renew();
  await renew();
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ name: 'cars.car', unreadable: [car?.id] }),
  ]);
});
