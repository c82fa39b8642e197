import {
  indexesOf,
  measuredPlan,
  planFor,
  type PlanNode,
  readWhole,
} from '@osta/platform/testing/plan-of';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { placeList } from '@osta/reference/place-list';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { findPublished } from '../src/queries/find-professional.sql.ts';
import { listApplicationsSql } from '../src/queries/list-applications.sql.ts';
import { listOfferingsSql } from '../src/queries/list-offerings.sql.ts';
import {
  listBestRatedSql,
  listCheapestSql,
  listExperiencedBookableSql,
  listExperiencedSql,
  listNearestBookableSql,
  listNearestSql,
} from '../src/queries/list-professionals.sql.ts';
import { readRecordsSql } from '../src/queries/read-records.sql.ts';
import { readTakenTimes } from '../src/queries/taken-times.sql.ts';
import { personQuery } from '../src/search/profile-words.ts';
import { sundayMornings } from '../src/testing/ac-repair.ts';

/** Inserts 20 000 professionals all over the country, most of them in a few trades. */
const settleMarket = `
  with newcomer as (
    select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n
    from generate_series(1, 20000) as n
  ), named as (
    insert into professional.person (id, full_name) select id, 'Person ' || n from newcomer
  ), worded as (
    insert into professional.profile_words (id, named, version, said, is_erased)
    select id, array_to_tsvector(array['person', n::text]), 1, array_to_tsvector(
      array(select distinct md5((id::text || word)) from generate_series(1, 12) as word)
        || case when n % 1000 = 0 then 'مضخ' else 'سباك' end), false
    from newcomer
  ), offered as (
    insert into professional.offering (id, version, state, created_at, updated_at)
    select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, jsonb_build_object(
      'professionalId', id,
      'status', case when n % 10 = 0 then 'draft' else 'published' end,
      'offer', jsonb_build_object(
        'serviceId',
        case when n % 500 = 0 then 'solar.panels' when n % 3 = 0 then 'plumbing.leak' else 'cleaning.home' end,
        'durationMinutes', 60,
        'price', jsonb_build_object('kind', 'fixed', 'amount', 20000 + (n % 200) * 1000)),
      'availability', $3::jsonb
    ), now(), now()
    from newcomer
  ), applied as (
    insert into professional.application (id, version, state, created_at, updated_at)
    select ('01970000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, jsonb_build_object(
      'applicantId', id,
      'status', case when n % 50 = 0 then 'submitted' else 'approved' end,
      'submittedAt', '2026-02-01T12:00:00.' || lpad((n % 1000)::text, 3, '0') || 'Z',
      'submitted', jsonb_build_object(
        'categoryIds', case when n % 500 = 0 then '["solar"]' else '["cleaning"]' end::jsonb,
        'placeIds', '["m-tajura"]'::jsonb),
      'documents', jsonb_build_array(jsonb_build_object(
        'review', case when n % 7 = 0 then 'waiting' else 'accepted' end,
        'reviewedAt', '2026-02-01T12:00:00.000Z'))
    ), now(), now()
    from newcomer
  ), taken as (
    insert into professional.taken_time (id, professional_id, starts_at, ends_at, buffer_before_minutes,
      buffer_after_minutes, is_blocking, fills_day)
    select ('01960000-0000-7000-8000-' || lpad(to_hex(n * 100 + week), 12, '0'))::uuid, id,
      '2025-06-01T08:00:00Z'::timestamptz + week * interval '1 week',
      '2025-06-01T10:00:00Z'::timestamptz + week * interval '1 week', 0, 30, week > 35, true
    from newcomer cross join generate_series(1, 44) as week
    where n % 20 = 0
  ), done as (
    insert into professional.done_work (id, professional_id)
    select ('01950000-0000-7000-8000-' || lpad(to_hex(n * 10 + job), 12, '0'))::uuid, id
    from newcomer cross join generate_series(1, 3) as job
  ), asked as (
    insert into professional.asked_work (id, professional_id, asked_at, answered_at, outcome, is_cancelled_late)
    select ('01940000-0000-7000-8000-' || lpad(to_hex(n * 10 + job), 12, '0'))::uuid, id,
      '2026-02-01T08:00:00Z', '2026-02-01T08:30:00Z', 'accepted', false
    from newcomer cross join generate_series(1, 3) as job
  ), rated as (
    insert into professional.rating (professional_id, one, two, three, four, five)
    select id, n % 3, n % 5, n % 7, n % 50, n % 40 from newcomer where n % 4 > 0
  )
  insert into professional.profile (id, version, state, created_at, updated_at)
  select id, 1, jsonb_build_object(
    'status', 'published',
    'headline', jsonb_build_object('ar', '', 'en', 'Headline ' || n),
    'names', jsonb_build_object('ar', '', 'en', ''),
    'experienceYears', n % 61,
    'placeId', 'm-tajura',
    'location', jsonb_build_object(
      'latitude', ($1::float8[])[1 + n % cardinality($1::float8[])] + (n % 97) * 0.005,
      'longitude', ($2::float8[])[1 + n % cardinality($1::float8[])] + (n % 89) * 0.005),
    'languages', case when n % 300 = 0 then '["ar", "ber"]' else '["ar"]' end::jsonb,
    'availableUntil', case when n % 400 = 0 then '2026-03-01T12:00:00.000Z' end,
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
  const coordinates = [placeList.map(({ lat }) => lat), placeList.map(({ lon }) => lon)];
  await client.query(settleMarket, [...coordinates, JSON.stringify(sundayMornings)]);
  await client.query(
    'analyze professional.profile, professional.person, professional.offering, professional.application, professional.rating, professional.taken_time, professional.done_work, professional.asked_work, professional.profile_words',
  );
});

afterAll(async () => {
  await client.end();
  await harness.stop();
});

const lastId = '01980000-0000-7000-8000-000000000100';
const tripoli = [13.19, 32.89];
const beginning = [null, null, null];
const partOfTripoli = '(13.1,34.5),(13.3,35.1)';
const noon = '2026-03-01T11:00:00.000Z';

/** The parameters that all lists have, with some filters. */
function common(filters: Filters): readonly unknown[] {
  const { trades = [], within, now, isChecked = false, openAt } = filters;
  const { maxPrice, minRating, language, words = null } = filters;
  return [
    trades,
    21,
    null,
    within ?? null,
    now ?? null,
    isChecked,
    openAt ?? null,
    maxPrice ?? null,
    minRating ?? null,
    language ?? null,
    noon,
    words,
  ];
}

interface Filters {
  readonly trades?: readonly string[];
  readonly within?: string | null;
  readonly now?: string | null;
  readonly isChecked?: boolean;
  readonly openAt?: string;
  readonly maxPrice?: number;
  readonly minRating?: number;
  readonly language?: string;
  readonly words?: string;
}

const rareName = personQuery('person 777');
const rareWord = "('مضخ':*)";

const all = {
  isChecked: true,
  openAt: noon,
  maxPrice: 60_000,
  within: partOfTripoli,
  minRating: 4,
  language: 'ber',
};

describe('the list of professionals at size', () => {
  it.each<[string, string, Filters, readonly unknown[]]>([
    ['nearest', listNearestSql, {}, [...tripoli, ...beginning]],
    [
      'nearest of a common trade',
      listNearestSql,
      { trades: ['plumbing'] },
      [...tripoli, ...beginning],
    ],
    ['nearest of a rare trade', listNearestSql, { trades: ['solar'] }, [...tripoli, ...beginning]],
    [
      'nearest in a part of the map',
      listNearestSql,
      { within: partOfTripoli },
      [...tripoli, ...beginning],
    ],
    ['nearest who can come now', listNearestSql, { now: noon }, [...tripoli, ...beginning]],
    ['nearest who are open now', listNearestSql, { openAt: noon }, [...tripoli, ...beginning]],
    ['nearest with every filter', listNearestSql, all, [...tripoli, ...beginning]],
    ['nearest on a later page', listNearestSql, {}, [...tripoli, 0.4, 20, lastId]],
    ['most experienced', listExperiencedSql, {}, [null, null]],
    ['most experienced of a rare trade', listExperiencedSql, { trades: ['solar'] }, [null, null]],
    [
      'most experienced in a part of the map',
      listExperiencedSql,
      { within: partOfTripoli },
      [null, null],
    ],
    ['most experienced with every filter', listExperiencedSql, all, [null, null]],
    [
      'most experienced on a later page',
      listExperiencedSql,
      { trades: ['plumbing'] },
      [20, lastId],
    ],
    ['cheapest', listCheapestSql, {}, [null, null]],
    ['cheapest of a rare trade', listCheapestSql, { trades: ['solar'] }, [null, null]],
    ['cheapest with every filter', listCheapestSql, all, [null, null]],
    ['nearest who are rated well', listNearestSql, { minRating: 4 }, [...tripoli, ...beginning]],
    ['most experienced who are rated well', listExperiencedSql, { minRating: 4.5 }, [null, null]],
    ['most experienced who speak a language', listExperiencedSql, { language: 'ar' }, [null, null]],
    [
      'nearest who speak a rare language',
      listNearestSql,
      { language: 'ber' },
      [...tripoli, ...beginning],
    ],
    ['best rated', listBestRatedSql, {}, beginning],
    ['best rated of a rare trade', listBestRatedSql, { trades: ['solar'] }, beginning],
    ['best rated in a part of the map', listBestRatedSql, { within: partOfTripoli }, beginning],
    ['best rated with every filter', listBestRatedSql, all, beginning],
    ['best rated on a later page', listBestRatedSql, {}, [4.21, 40, lastId]],
    ['nearest with a service', listNearestBookableSql, {}, [...tripoli, ...beginning]],
    [
      'nearest with a service of a rare trade',
      listNearestBookableSql,
      { trades: ['solar'] },
      [...tripoli, ...beginning],
    ],
    [
      'nearest with a service and every filter',
      listNearestBookableSql,
      all,
      [...tripoli, ...beginning],
    ],
    ['most experienced with a service', listExperiencedBookableSql, {}, [null, null]],
    ['cheapest on a later page', listCheapestSql, {}, [50_000, lastId]],
  ])('%s reads by an index', async (_name, text, filters, rest) => {
    const plan = await measuredPlan(client, text, [...common(filters), ...rest]);

    expect(readWhole(plan)).toEqual([]);
  });

  it.each<[string, string, Filters, readonly unknown[]]>([
    ['nearest', listNearestSql, {}, [...tripoli, ...beginning]],
    ['nearest with every filter', listNearestSql, all, [...tripoli, ...beginning]],
    ['nearest with a service', listNearestBookableSql, {}, [...tripoli, ...beginning]],
    ['most experienced', listExperiencedSql, {}, [null, null]],
    ['most experienced with a service', listExperiencedBookableSql, {}, [null, null]],
    ['cheapest', listCheapestSql, {}, [null, null]],
    ['best rated', listBestRatedSql, {}, beginning],
  ])('%s of few who say a word is led by the word', async (_name, text, filters, rest) => {
    const values = [...common({ ...filters, words: rareWord }), ...rest];
    const plan = await measuredPlan(client, text, values);

    expect(readWhole(plan)).toEqual([]);
    expect(indexesOf(plan)).toContain('profile_words_words');
    // 20 of 20 000 say it: what belongs to each of them, and no more
    expect(pagesOf(plan)).toBeLessThan(1500);
  });

  it.each<[string, string, readonly unknown[]]>([
    ['nearest', listNearestSql, [...tripoli, ...beginning]],
    ['most experienced', listExperiencedSql, [null, null]],
    ['best rated', listBestRatedSql, beginning],
  ])('%s of the many who say a word reads by an index', async (_name, text, rest) => {
    const plan = await measuredPlan(client, text, [...common({ words: "('سباك':*)" }), ...rest]);

    expect(readWhole(plan)).toEqual([]);
  });
});

/** Returns how many pages a statement touched. */
function pagesOf(plan: PlanNode): number {
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

it('reads the taken times of one professional by their index', async () => {
  const plan = await planFor(client, readTakenTimes.text, [lastId, noon]);

  expect(indexesOf(plan)).toContain('taken_time_professional_id_day');
});

it('reads what professionals have done, and how they answered, by their indexes', async () => {
  await client.query('set search_path to professional');
  const plan = await planFor(client, readRecordsSql.text, [[lastId], noon]);

  expect(indexesOf(plan)).toEqual(
    expect.arrayContaining(['done_work_professional_id', 'asked_work_professional_id']),
  );
});

const everything = [null, null, null, false, '', '00000000-0000-0000-0000-000000000000', 21];

it.each([
  ['all of it', [...everything, false, null, null, null]],
  ['of a trade, in a town', [...everything, false, 'solar', ['m-tajura', 'm-janzour'], null]],
  ['what has waited for long', ['submitted', ...everything.slice(1), false, null, null, noon]],
])('reads the queue of applications in its order: %s', async (_name, values) => {
  const plan = await measuredPlan(client, listApplicationsSql, values);

  expect(readWhole(plan)).toEqual([]);
});

it.each([
  [
    'applications',
    listApplicationsSql,
    [null, rareName, ...everything.slice(2), false, null, null, null],
  ],
  ['services', listOfferingsSql, [rareName, false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 21]],
])('reads %s of one name by the words of the name', async (_name, text, values) => {
  const plan = await measuredPlan(client, text, values);

  expect(readWhole(plan)).toEqual([]);
  expect(indexesOf(plan)).toContain('profile_words_named');
});

it('reads one professional by primary keys', async () => {
  const plan = await planFor(client, findPublished.text, [lastId]);

  expect(indexesOf(plan)).toEqual(expect.arrayContaining(['profile_pkey', 'person_pkey']));
});
