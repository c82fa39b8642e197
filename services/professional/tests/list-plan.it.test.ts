import { PlaceId } from '@osta/contracts/reference/place-id';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { placesAround } from '../src/domain/profile/places-around.ts';
import { professionalManifest } from '../src/manifest.ts';
import { findPublished } from '../src/queries/find-professional.sql.ts';
import { listProfessionalsSql } from '../src/queries/list-professionals.sql.ts';

/** Inserts 20 000 professionals all over the country, most of them in a few trades. */
const settleMarket = `
  with newcomer as (
    select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n
    from generate_series(1, 20000) as n
  ), named as (
    insert into professional.person (id, full_name) select id, 'Person ' || n from newcomer
  )
  insert into professional.profile (id, version, state, created_at, updated_at)
  select id, 1, jsonb_build_object(
    'status', 'published',
    'headline', 'Headline ' || n,
    'experienceYears', n % 61,
    'placeId', ($1::text[])[1 + n % cardinality($1::text[])],
    'categoryIds', jsonb_build_array(
      case when n % 500 = 0 then 'solar' when n % 3 = 0 then 'plumbing' else 'cleaning' end)
  ), now(), now()
  from newcomer`;

let harness: ServiceHarness;
let client: Client;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
  client = new Client({ connectionString: harness.databaseUrl });
  await client.connect();
  const places = placesAround(PlaceId.parse('d-tripoli')).flat();
  await client.query(settleMarket, [[...places, 'm-misrata-city', 'n-benghazi-al-laithi']]);
  await client.query('analyze professional.profile, professional.person');
});

afterAll(async () => {
  await client.end();
  await harness.stop();
});

const nowhere = [[], [], []];
const tajura = placesAround(PlaceId.parse('m-tajura'));
const lastId = '01980000-0000-7000-8000-000000000100';

describe('the list of professionals at size', () => {
  it.each<[string, readonly unknown[]]>([
    ['from the beginning', [[], 21, -1, 0, lastId, ...nowhere]],
    ['of a common trade', [['plumbing'], 21, -1, 0, lastId, ...nowhere]],
    ['of a rare trade', [['solar'], 21, -1, 0, lastId, ...nowhere]],
    ['near a place', [[], 21, -1, 0, lastId, ...tajura]],
    ['of a common trade near a place', [['plumbing'], 21, -1, 0, lastId, ...tajura]],
    ['of a rare trade near a place', [['solar'], 21, -1, 0, lastId, ...tajura]],
    ['on a later page', [['plumbing'], 21, 2, 40, lastId, ...tajura]],
    ['on a page far away', [[], 21, 3, 20, lastId, ...tajura]],
  ])('%s reads by an index', async (_name, values) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, timing off) ${listProfessionalsSql}`,
      [...values],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(plan).not.toMatch(/Seq Scan/u);
  });
});

it('reads one professional by primary keys', async () => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${findPublished.text}`, [
    lastId,
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

  expect(plan).toMatch(/profile_pkey/u);
  expect(plan).toMatch(/person_pkey/u);
});
