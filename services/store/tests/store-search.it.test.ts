import { StorePage } from '@osta/contracts/store/api';
import { until } from '@osta/event-store/until';
import { planFor, readWhole } from '@osta/platform/testing/plan-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { listAdminStoresSql } from '../src/queries/list-admin-stores.sql.ts';
import {
  listBestRatedSql,
  listBestSql,
  listNearestStoresSql,
  listNewestSql,
} from '../src/queries/list-stores.sql.ts';
import { storeNamesQuery, storeQuery } from '../src/search/store-words.ts';
import { beginStore, decideOn, saveSection, sections } from '../src/testing/any-store.ts';

let harness: ServiceHarness;
let owner: TestClient;
let admin: TestClient;

interface Shop {
  readonly name: string;
  readonly about?: string;
  readonly trade: string;
  readonly placeId?: string;
  readonly point?: { readonly latitude: number; readonly longitude: number };
  readonly features?: readonly string[];
  readonly methods?: readonly string[];
  readonly isClosed?: boolean;
}

/** Opens a store that customers see; returns its path. */
async function open(shop: Shop): Promise<string> {
  const { name, about = '', trade, placeId = 'm-tajura', features = [], methods = [] } = shop;
  const { openingHours, location, contact } = sections;
  const store = await beginStore(owner, {
    ...sections.basic,
    name: { ar: name, en: '' },
    description: { ar: about, en: '' },
    categoryIds: [trade],
  });
  const said = {
    contact,
    location: { ...location, placeId, point: shop.point ?? location.point },
    openingHours: shop.isClosed
      ? { ...openingHours, leaves: [{ firstDay: '2000-01-01', lastDay: '2100-01-01' }] }
      : openingHours,
    features: { features },
    'payment-methods': { methods },
  };
  for (const [section, body] of Object.entries(said)) {
    expect((await saveSection(owner, store, section, body)).status).toBe(200);
  }
  expect((await owner.post(`${store}/submit`)).status).toBe(200);
  const chosen = await owner.post(`${store}/subscription/choose`, { plan: 'growth' });
  expect(chosen.status).toBe(200);
  expect((await decideOn(admin, store, 'approve')).status).toBe(200);
  return store;
}

async function found(query: Readonly<Record<string, string>>): Promise<StorePage> {
  const { body } = await harness.guest.get(`/api/stores?${String(new URLSearchParams(query))}`, {
    'accept-language': 'ar',
  });
  return StorePage.parse(body);
}

/** Returns the names of all pages of a list. */
async function namesOf(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: StorePage = await found({ ...query, ...(cursor !== null && { cursor }) });
    if (!page.isWidened) names.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return names;
}

/** Resolves when a question finds so many stores: the words travel behind the pages. */
async function untilFound(q: string, count: number): Promise<void> {
  const isThere = await until(async () => (await namesOf({ q })).length === count, 20_000);
  if (!isThere)
    throw new Error(`“${q}” found ${String(await namesOf({ q }))}, not ${count} stores`);
}

const paths: Record<string, string> = {};

beforeAll(async () => {
  harness = await startHarness(storeManifest);
  // Sunday, noon in Libya
  harness.clock.set('2026-03-01T10:00:00.000Z');
  owner = await harness.as(newUserId());
  admin = await harness.as(newUserId(), { isAdmin: true });
  const other = await harness.as(newUserId());
  paths['taps'] = await open({
    name: 'الأمان للأدوات الصحية',
    about: 'خلاطات ومواسير وسخانات',
    trade: 'plumbing',
    features: ['delivery', 'parking'],
    methods: ['cash', 'bank-card'],
  });
  owner = other;
  paths['cables'] = await open({
    name: 'النور للكهرباء',
    about: 'كوابل ومفاتيح وسخانات',
    trade: 'electrical',
    placeId: 'm-janzour',
    point: { latitude: 32.82, longitude: 13.01 },
    features: ['delivery'],
    methods: ['cheque'],
  });
  paths['closed'] = await open({
    name: 'بيت الطلاء',
    about: 'زواق ودهانات',
    trade: 'painting',
    isClosed: true,
  });
  await untilFound('سخانات', 2);
  await untilFound('دهانات', 1);
});

afterAll(() => harness.stop());

describe('the search for stores', () => {
  it('understands words as the search for services does', async () => {
    expect(await namesOf({ q: 'محل ادوات صحيه' })).toEqual(['الأمان للأدوات الصحية']);
    expect(await namesOf({ q: 'خلاط' })).toEqual(['الأمان للأدوات الصحية']);
    // Other forms of the words: one pipe of many, one cable
    expect(await namesOf({ q: 'ماسورة' })).toEqual(['الأمان للأدوات الصحية']);
    expect(await namesOf({ q: 'مفتاح وكابل' })).toEqual(['النور للكهرباء']);
    // The trade in both languages, and the place
    expect(await namesOf({ q: 'electrical' })).toEqual(['النور للكهرباء']);
    expect(await namesOf({ q: 'تاجوراء زواق' })).toEqual(['بيت الطلاء']);
  });

  it('filters by everything, one by one and together', async () => {
    expect(await namesOf({ category: 'plumbing' })).toEqual(['الأمان للأدوات الصحية']);
    expect(await namesOf({ area: 'm-janzour' })).toEqual(['النور للكهرباء']);
    expect([...(await namesOf({ open: 'now' }))].toSorted()).toEqual([
      'الأمان للأدوات الصحية',
      'النور للكهرباء',
    ]);
    expect([...(await namesOf({ features: 'delivery' }))].toSorted()).toHaveLength(2);
    expect(await namesOf({ features: 'delivery,parking' })).toEqual(['الأمان للأدوات الصحية']);
    expect([...(await namesOf({ payment: 'cheque,bank-card' }))].toSorted()).toHaveLength(2);
    const all = { q: 'سخانات', features: 'delivery', payment: 'cheque', open: 'now' };
    expect(await namesOf({ ...all, category: 'electrical', area: 'm-janzour' })).toEqual([
      'النور للكهرباء',
    ]);
  });

  it('widens what nobody fits, and says so', async () => {
    const { items, isWidened } = await found({ q: 'سخانات مستعملة', area: 'm-janzour' });
    expect(isWidened).toBe(true);
    expect(items).toHaveLength(2);
    expect((await found({ q: 'بيانو' })).items).toEqual([]);
  });

  it('orders by distance, and by publication, over pages', async () => {
    const janzour = { latitude: '32.82', longitude: '13.01', limit: '1' };
    expect((await namesOf({ ...janzour, sort: 'distance' }))[0]).toBe('النور للكهرباء');
    expect(await namesOf({ ...janzour, sort: 'distance' })).toHaveLength(3);
    expect(await namesOf({ sort: 'newest', limit: '1' })).toHaveLength(3);
    const { items } = await found({ ...janzour, sort: 'distance' });
    expect(items[0]?.distanceMeters).toBeLessThan(50);
    // A cursor of another order begins anew
    const { nextCursor } = await found({ sort: 'newest', limit: '1' });
    const again = await found({ ...janzour, sort: 'distance', cursor: nextCursor ?? '' });
    expect(again.items.map(({ name }) => name)).toEqual(['النور للكهرباء']);
  });

  it('refuses what it does not know', async () => {
    for (const query of ['category=X', 'features=free', 'open=later', 'cursor=abc', 'sort=best2']) {
      expect((await harness.guest.get(`/api/stores?${query}`)).status).toBe(400);
    }
    for (const q of ["'", 'a:* & !b', '\\', '<->', '%00', "ab'c"]) {
      expect((await harness.guest.get(`/api/stores?q=${encodeURIComponent(q)}`)).status).toBe(200);
    }
  });

  it('loses a store that is paused, and finds it again', async () => {
    const path = paths['cables'] ?? '';
    expect((await owner.post(`${path}/pause`)).status).toBe(200);
    expect(await namesOf({ category: 'electrical' })).toEqual([]);
    await until(async () => {
      const rows = await harness.query('select from store.store_words');
      return rows.length === 2;
    }, 20_000);
    expect((await owner.post(`${path}/resume`)).status).toBe(200);
    await untilFound('كوابل', 1);
  });

  it('finds a store by a name that says nothing else, and takes such words for none otherwise', async () => {
    expect(await namesOf({ q: 'أفضل' })).toHaveLength(3);
    owner = await harness.as(newUserId());
    await open({ name: 'علي', trade: 'painting' });
    await untilFound('علي', 1);
    expect(await namesOf({ q: 'على', sort: 'newest' })).toEqual(['علي']);
    expect(await namesOf({ q: 'أفضل', limit: '2' })).toHaveLength(4);
  });
});

describe('the statements of the search', () => {
  let client: Client;

  beforeAll(async () => {
    client = new Client({ connectionString: harness.databaseUrl });
    await client.connect();
  });
  afterAll(() => client.end());

  const common = [storeQuery('كوابل', 'all'), 21, ['electrical'], ['m-janzour'], ['delivery']];
  const noId = '00000000-0000-0000-0000-000000000000';
  const rest = [['cash'], '2026-03-01T10:00:00.000Z', 4];

  it.each([
    ['best', listBestSql, [...common, ...rest, null, null]],
    ['nearest', listNearestStoresSql, [null, ...common.slice(1), ...rest, 13.2, 32.9, null, null]],
    [
      'of an admin by name',
      listAdminStoresSql,
      [null, false, storeNamesQuery('علي'), '', noId, 21, false],
    ],
    [
      'of an admin with announced payments',
      listAdminStoresSql,
      [null, false, null, '', noId, 21, true],
    ],
    ['of an admin with changes', listAdminStoresSql, [null, true, null, '', noId, 21, false]],
    ['of an admin', listAdminStoresSql, [null, false, null, '', noId, 21, false]],
    ['newest', listNewestSql, [null, 21, [], null, [], [], null, null, null, null]],
    ['best rated', listBestRatedSql, [null, 21, [], null, [], [], null, null, null, null, null]],
  ])('%s reads by an index at size', async (_name, text, values) => {
    await harness.query(
      `insert into store.store (id, version, state, created_at, updated_at)
       select gen_random_uuid(), 1, state || jsonb_build_object('publishedAt', '2026-01-01T00:00:00.' || lpad((n % 1000)::text, 3, '0') || 'Z'), now(), now()
       from store.store cross join generate_series(1, 3000) as n
       where is_public and (select count(*) from store.store) < 5000`,
    );
    await harness.query(
      `insert into store.store_words (store_id, version, words)
       select id, 1, array_to_tsvector(
         array(select md5(id::text || n) from generate_series(1, 40) as n)
           || case when random() < 0.01 then '{كوابل}'::text[] else '{}' end)
       from store.store on conflict do nothing`,
    );
    await harness.query(
      `insert into store.store_name_words (store_id, version, words)
       select id, 1, array_to_tsvector(array[md5(id::text)]) from store.store on conflict do nothing`,
    );
    await harness.query(
      `insert into store.rating (store_id, one, two, three, four, five)
       select id, 0, 0, 1, (random() * 9)::int, (random() * 9)::int
       from store.store on conflict do nothing`,
    );
    // Empties the list of words that wait to be indexed, too
    await harness.query(
      'vacuum analyze store.store, store.store_words, store.store_name_words, store.rating',
    );
    expect(readWhole(await planFor(client, text, values))).toEqual([]);
  });
});
