import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreId } from '@osta/contracts/ids';
import { Day } from '@osta/contracts/offering/day';
import {
  StoreAnalytics,
  type StoreAnalyticsQuery,
  type StoreFigures,
} from '@osta/contracts/store/analytics-api';
import { testPool } from '@osta/event-store/testing/test-pool';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import * as fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { storeDay } from '../src/queries/analytics-days.ts';
import { showAnalytics } from '../src/queries/store-analytics.ts';
import { figuresCopy } from '../src/read-models/figures-copy.ts';
import { openPublicStore } from '../src/testing/any-store.ts';
import { anyHistory, readExport, recomputed } from './booking-histories.ts';

let harness: ServiceHarness;
let owner: TestClient;
let store: string;
let storeId: string;
let client: Client;
let pool: Pool;
let ask: (query: StoreAnalyticsQuery) => Promise<StoreAnalytics | null>;

beforeAll(async () => {
  harness = await startHarness(storeManifest, { time: '2026-03-20T08:00:00.000Z' });
  const ownerId = newUserId();
  owner = await harness.as(ownerId);
  store = await openPublicStore(owner, await harness.as(newUserId(), { isAdmin: true }));
  storeId = store.split('/').at(-1) ?? '';
  client = new Client({ connectionString: harness.databaseUrl, options: '-c search_path=store' });
  await client.connect();
  pool = testPool(harness.databaseUrl, { options: '-c search_path=store' });
  const show = showAnalytics(pool, harness.clock);
  ask = (query) => show(StoreId.parse(storeId), query, ownerId);
});

afterAll(async () => {
  await client.end();
  await pool.end();
  await harness.stop();
});

async function analytics(of: string, query = ''): Promise<StoreAnalytics> {
  const { body } = await owner.get(`${of}/analytics${query}`);
  return StoreAnalytics.parse(body);
}

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** Opens the public page as a visitor does. */
async function look(
  visitor: TestClient,
  searchedFor: string | null = null,
  userAgent: string = phone,
): Promise<Awaited<ReturnType<TestClient['post']>>> {
  return visitor.post(`${store}/views`, { searchedFor }, { 'user-agent': userAgent });
}

/** What of some figures is folded from events. */
function folded({ bookings, cancellations, revenue, wait }: StoreFigures): object {
  return { bookings, cancellations, revenue, wait };
}

describe('views of the public page', () => {
  it('count once a visitor and day, without those who work there', async () => {
    const people = await Promise.all([1, 2, 3].map(() => harness.as(newUserId())));
    for (const each of people) {
      expect((await look(each, 'خلاطات  المطبخ')).status).toBe(204);
      expect((await look(each)).status).toBe(204);
    }
    for (const guest of [harness.guest, harness.guest]) await look(guest, '');
    await look(owner);
    const { total, before, words, columns } = await analytics(store);
    expect(total).toMatchObject({ views: 4, searches: 4 });
    expect(before).toMatchObject({ views: 0, from: '2026-01-20', until: '2026-02-18' });
    expect(columns).toHaveLength(30);
    expect(columns.at(-1)).toMatchObject({ from: '2026-03-20', until: '2026-03-20', views: 4 });
    expect(words).toEqual([{ words: expect.any(String), visits: 3 }]);
  });

  it.each([
    `${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
  ])('do not count robots: %s', async (robot) => {
    const { total } = await analytics(store);
    expect((await look(harness.guest, 'sink', robot)).status).toBe(204);
    expect((await analytics(store)).total).toEqual(total);
  });

  it('keep nothing of a visitor when the next day begins', async () => {
    harness.clock.set('2026-03-21T08:00:00.000Z');
    await look(harness.guest, 'sink');
    const { columns, words } = await analytics(store, '?from=2026-03-20&until=2026-03-21&by=day');
    expect(columns.map(({ views }) => views)).toEqual([4, 1]);
    // Words of a single visitor are not shown
    expect(words.map(({ visits }) => visits)).toEqual([3]);
    const days = await harness.query<{ readonly day: string }>(
      'select day::text from store.viewer union select day::text from store.view_key',
    );
    expect(days).toEqual([{ day: '2026-03-21' }]);

    // Nor those of one who comes on three days
    for (const day of ['22', '23']) {
      harness.clock.set(`2026-03-${day}T08:00:00.000Z`);
      await look(harness.guest, 'sink');
    }
    const afterwards = await analytics(store, '?from=2026-03-20&until=2026-03-23&by=day');
    expect(afterwards.words).toEqual(words);
    harness.clock.set('2026-03-21T08:00:00.000Z');
  });

  it('are refused of a page that nobody sees', async () => {
    await owner.post(`${store}/pause`);
    expect(await look(harness.guest)).toMatchObject({
      status: 404,
      body: { code: 'STORE_NOT_FOUND' },
    });
    await owner.post(`${store}/resume`);
  });
});

describe('the range', () => {
  it.each([
    'from=2026-03-02&until=2026-03-01',
    'from=2026-03-02',
    'from=2020-03-02&until=2026-03-01',
    'by=year',
    'from=2026-02-30&until=2026-03-01',
  ])('is refused when it is none: %s', async (query) => {
    expect((await owner.get(`${store}/analytics?${query}`)).status).toBe(400);
  });
});

/** Applies events as the subscription does: in slices, some of which come twice. */
async function deliver(events: readonly EventEnvelope[], size: number) {
  for (let first = 0; first < events.length; first += size) {
    const overlap = Math.max(0, first - (size % 3));
    await figuresCopy.model.prepare(events.slice(overlap, first + size))(client, 'store', client);
  }
}

describe('the numbers of bookings', () => {
  for (const [numRuns, options] of [
    [100, {}],
    [1000, { tags: 'volumes', timeout: 900_000 }],
  ] as const) {
    it(
      `equal what is computed anew from the events, for ${numRuns} random histories`,
      options,
      async () => {
        const histories = fc.sample(anyHistory(storeId), { numRuns, seed: 41 });
        for (const [nth, { events, size }] of histories.entries()) {
          await client.query('delete from store.booking_figure');
          await deliver(events, size);
          const by = (['day', 'week', 'month'] as const)[nth % 3] ?? 'day';
          const whole = { from: Day.parse('2026-02-01'), until: Day.parse('2026-03-31') };
          // Past the route, which answers nobody so often; what it answers is the same
          const shown = StoreAnalytics.parse(await ask({ ...whole, by }));
          const range = `?from=${whole.from}&until=${whole.until}&by=${by}`;
          const answered = nth % 50 === 0 ? await analytics(store, range) : shown;
          expect(answered).toEqual(shown);
          const told = readExport(events, storeId);
          const ranges = [{ ...shown.total, ...whole }, shown.before, ...shown.columns];
          expect(ranges.map(folded), `history ${nth}`).toEqual(
            ranges.map((each) => recomputed(told, each)),
          );
        }
        // The histories were no empty ones
        expect(
          histories.some(({ events }) => events.some(({ time }) => storeDay(time) > '2026-03-01')),
        ).toBe(true);
      },
    );
  }
});
