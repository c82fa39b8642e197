import {
  indexesOf,
  measuredPlan,
  nodesOf,
  readWhole,
  type PlanNode,
} from '@osta/platform/testing/plan-of';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readSlotFacts } from '../src/commands/slot-facts.sql.ts';
import { bookingManifest } from '../src/manifest.ts';
import { countCalendarDaysSql } from '../src/queries/count-calendar-days.sql.ts';
import { readUsualTerms } from '../src/queries/usual-terms.sql.ts';
import { offered } from '../src/testing/every-move.ts';

/** Twenty thousand professionals all over the country: a third are plumbers, forty install solar panels. */
const settleMarket = `
  with newcomer as (
    select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n
    from generate_series(1, 20000) as n
  ), placed as (
    insert into booking.work_place (id, latitude, longitude, is_chosen)
    select id, 24 + (n % 1700) * 0.005, 10 + (n % 2900) * 0.005, true from newcomer
  )
  insert into booking.offering (id, version, professional_id, service_id, is_published, terms)
  select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, id,
    case when n % 499 = 0 then 'solar.panels' when n % 3 = 0 then 'plumbing.leak' else 'cleaning.home' end,
    n % 10 > 0, $1::jsonb
  from newcomer`;

/** Each of them is taken for an hour at noon of forty days. */
const fillDays = `
  insert into booking.booking (id, version, fold, state, created_at, updated_at)
  select ('01960000-0000-7000-8000-' || lpad(to_hex(n * 100 + day), 12, '0'))::uuid, 1, 1,
    jsonb_build_object(
      'status', 'confirmed',
      'customerId', '01950000-0000-7000-8000-' || lpad(to_hex(n * 100 + day), 12, '0'),
      'professionalId', '01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'),
      'startsAt', to_char('2026-03-02T10:00:00Z'::timestamp + day * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'endsAt', to_char('2026-03-02T11:00:00Z'::timestamp + day * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'bufferBeforeMinutes', 0, 'bufferAfterMinutes', 0),
    now(), now()
  from generate_series(1, 500) as n cross join generate_series(0, 39) as day`;

/** Forty jobs of fifty services each are done. */
const doneJobs = `
  insert into booking.booking (id, version, fold, state, created_at, updated_at)
  select ('01970000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, 1,
    jsonb_build_object(
      'status', 'completed',
      'serviceId', case when n % 50 = 0 then 'solar.panels' else 'plumbing.' || n % 50 end,
      'customerId', '01950000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'),
      'professionalId', '01980000-0000-7000-8000-' || lpad(to_hex(1000 + n), 12, '0'),
      'startsAt', '2026-01-02T10:00:00.000Z', 'endsAt', '2026-01-02T11:30:00.000Z',
      'finalPrice', 90000, 'bufferBeforeMinutes', 0, 'bufferAfterMinutes', 0),
    now(), now()
  from generate_series(1, 2000) as n`;

const facts = `with caller (user_id) as (select '01950000-0000-7000-8000-000000000001'::uuid) ${readSlotFacts}`;

let harness: ServiceHarness;
let client: Client;

beforeAll(async () => {
  harness = await startHarness(bookingManifest);
  client = new Client({
    connectionString: harness.databaseUrl,
    options: '-c search_path=booking,public',
  });
  await client.connect();
  await client.query(settleMarket, [JSON.stringify(offered('instant').terms)]);
  await client.query(fillDays);
  await client.query('analyze');
});

afterAll(async () => {
  await client.end();
  await harness.stop();
});

/** Returns how Postgres executes the facts for a slot of the service of professional `n`, and how often. */
async function planOfSlot(n: number): Promise<PlanNode> {
  const offering = `01990000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  return measuredPlan(client, facts, [
    offering,
    '2026-02-21T10:00:00Z',
    '2026-03-11T10:00:00Z',
    null,
    '2026-03-02T10:00:00Z',
  ]);
}

it.each([
  ['a service that many offer', 3, /^work_place_location_idx$/u],
  ['a service that few offer', 499, /^offering_/u],
])('a taken slot of %s is answered from indexes', async (_what, n, index) => {
  const plan = await planOfSlot(n);
  expect(indexesOf(plan)).toContainEqual(expect.stringMatching(index));
  expect(indexesOf(plan)).toContain('booking_busy_idx');
  const large = new Set(['booking', 'offering', 'work_place']);
  expect(readWhole(plan).filter((table) => large.has(table))).toEqual([]);
});

it('a free slot does not ask for others', async () => {
  // Nobody has bookings from professional 501 on
  const nodes = nodesOf(await planOfSlot(1501));
  expect(nodes).toContainEqual(
    expect.objectContaining({ 'Relation Name': 'work_place', 'Actual Loops': 0 }),
  );
});

it('the bookings of each day of a month are counted from one index', async () => {
  const plan = await measuredPlan(client, countCalendarDaysSql.text, [
    '01980000-0000-7000-8000-000000000007',
    '2026-03-01T22:00:00.000Z',
    '2026-03-31T22:00:00.000Z',
  ]);
  expect(indexesOf(plan)).toEqual(['booking_professional_id_tab_starts_at_id_idx']);
  expect(readWhole(plan)).not.toContain('booking');
});

it('what a service usually costs is read from the jobs of that service that are done', async () => {
  await client.query(doneJobs);
  await client.query('analyze booking.booking');
  const plan = await measuredPlan(client, readUsualTerms.text, [
    'solar.panels',
    '2025-03-02T10:00:00.000Z',
  ]);
  expect(indexesOf(plan)).toEqual(['booking_done_of_service_idx']);
  expect(readWhole(plan)).not.toContain('booking');
});
