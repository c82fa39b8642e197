import type { UserId } from '@osta/contracts/ids';
import { metersBetween } from '@osta/contracts/meters-between';
import { middleOf } from '@osta/contracts/middle-of';
import { crossingEdges, isInDrawnArea, radiusOf } from '@osta/contracts/professional/drawn-area';
import { mostAsked } from '@osta/contracts/request/most-asked';
import { anyCorners } from '@osta/contracts/testing/any-corners';
import { testPool } from '@osta/event-store/testing/test-pool';
import { newUserId } from '@osta/platform/testing/service-harness';
import { categoryOf } from '@osta/reference/category-of';
import { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import { ServiceId } from '@osta/reference/service-id';
import * as fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findReach, type FindReach } from '../src/queries/find-reach.ts';
import { openMarket, type Market } from './market.ts';
import { emptyTown, settleTown } from './who-can.sql.ts';

let market: Market;
let pool: Pool;
let reach: FindReach;

beforeAll(async () => {
  market = await openMarket();
  pool = testPool(market.harness.databaseUrl, {
    options: '-c search_path=request,public',
    max: 1,
  });
  reach = findReach(pool);
});

afterAll(async () => {
  await pool.end();
  await market.stop();
});

const services = ['plumbing.leak', 'plumbing.drain', 'electrical.fault'].map((id) =>
  ServiceId.parse(id),
);
/** A neighbourhood, its town, towns beside it, and one far away. */
const places = [
  'n-hay-alandalus-gargaresh',
  'm-hay-alandalus',
  'm-tajura',
  'm-garabulli',
  'm-misrata-city',
].map((id) => PlaceId.parse(id));

const anyPlace = fc.constantFrom(...places);
/** Districts are named, too: whoever goes to one goes to all of it. */
const anyName = fc.constantFrom(...places, 'd-tripoli');

/** Over some of the places, with edges between them. */
const anyDrawnArea = anyCorners([20, 0], 100).filter(
  (corners) => crossingEdges(corners).length === 0,
);

const anybody = fc.record({
  trades: fc.subarray(['plumbing', 'electrical'], { minLength: 1 }),
  placeId: anyPlace,
  area: fc.option(
    fc.record({
      centerId: anyPlace,
      radiusMeters: fc.constantFrom(1000, 8000, 25_000, 60_000, 200_000),
      corners: fc.option(anyDrawnArea),
      placeIds: fc.uniqueArray(anyName, { maxLength: 2 }),
    }),
  ),
  rules: fc.option(
    fc.record({
      acceptsRequests: fc.nat(5).map((n) => n > 0),
      maxOpenRequests: fc.option(fc.integer({ min: 1, max: 3 })),
      minBudget: fc.option(fc.constantFrom(0, 50_000, 100_000)),
      serviceIds: fc.option(fc.subarray(services, { minLength: 1 })),
    }),
  ),
  current: fc.nat(3),
  declined: fc.nat(2),
  closed: fc.nat(2),
  seen: fc.oneof(
    { weight: 9, arbitrary: fc.constant('yes' as const) },
    { weight: 2, arbitrary: fc.constantFrom('hidden', 'paused', 'nameless', 'asks') },
  ),
});
type Somebody = typeof anybody extends fc.Arbitrary<infer One> ? One : never;

const anyWork = fc.record({
  serviceId: fc.constantFrom(...services),
  placeId: anyPlace,
  budget: fc.option(fc.constantFrom(0, 49_999, 50_000, 100_000, 250_000)),
});
type Work = typeof anyWork extends fc.Arbitrary<infer One> ? One : never;

/** What the domain says of matching, line by line (docs/domain.md, “Who takes a request”). */
function can(somebody: Somebody, work: Work): boolean {
  const { trades, area, rules, current, seen } = somebody;
  if (seen !== 'yes' || !trades.includes(categoryOf(work.serviceId))) return false;
  const named = placesOver(work.placeId).some((id) => area?.placeIds.includes(id));
  if (!holds(somebody, work) && !named) return false;
  if (rules === null) return true;
  if (!rules.acceptsRequests) return false;
  if (rules.serviceIds !== null && !rules.serviceIds.includes(work.serviceId)) return false;
  if (rules.minBudget !== null && work.budget !== null && work.budget < rules.minBudget) {
    return false;
  }
  return rules.maxOpenRequests === null || current < rules.maxOpenRequests;
}

function holds(somebody: Somebody, work: Work): boolean {
  const { area } = somebody;
  if (area?.corners) return isInDrawnArea(area.corners, middleOf(work.placeId));
  return metersTo(somebody, work) <= (area?.radiusMeters ?? 30_000);
}

function metersTo({ placeId, area }: Somebody, work: Work): number {
  return metersBetween(middleOf(area?.centerId ?? placeId), middleOf(work.placeId));
}

function placesOver(placeId: string): readonly string[] {
  const parent = placeList.find(({ id }) => id === placeId)?.parent ?? null;
  return parent === null ? [placeId] : [placeId, ...placesOver(parent)];
}

/** A request to all who can has to reach exactly those: docs/domain.md, “Who takes a request”. */
it('finds exactly those who can, the nearest first, at most as many as are asked', async () => {
  const customer = newUserId();
  /** How often each outcome was seen: a property that holds for nobody proves nothing. */
  const seen = { none: 0, some: 0, more: 0, drawn: 0, undrawn: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anybody, { maxLength: 80, size: 'max' }),
      anyWork,
      async (town, work) => {
        const people = town.map((somebody) => ({
          id: somebody.seen === 'asks' ? customer : newUserId(),
          somebody,
        }));
        const once = people.filter(({ id }, n) => people.findIndex((one) => one.id === id) === n);
        await settle(once);

        const expected = once
          .filter(({ somebody }) => can(somebody, work))
          .map(({ id, somebody }) => ({ id, meters: metersTo(somebody, work) }))
          .toSorted((one, other) => one.meters - other.meters || (one.id < other.id ? -1 : 1))
          .map(({ id }) => id);
        expect(await reach(work, customer)).toEqual(expected.slice(0, mostAsked));

        for (const { somebody } of once) {
          if (somebody.area?.corners) seen[holds(somebody, work) ? 'drawn' : 'undrawn'] += 1;
        }
        const outcome = expected.length > mostAsked ? 'more' : 'some';
        seen[expected.length === 0 ? 'none' : outcome] += 1;
      },
    ),
    { numRuns: 40 },
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
}, 60_000);

/** Returns an area as its event has it. */
function areaOf(area: NonNullable<Somebody['area']>): object {
  const center = middleOf(area.centerId);
  const radiusMeters = area.corners ? radiusOf(center, area.corners) : area.radiusMeters;
  return { ...area, center, radiusMeters };
}

/** Replaces everybody whom the service knows. */
async function settle(
  people: readonly { readonly id: UserId; readonly somebody: Somebody }[],
): Promise<void> {
  const rows = people.map(({ id, somebody: { placeId, area, ...somebody } }) => ({
    id,
    ...somebody,
    home: middleOf(placeId),
    area: area && areaOf(area),
  }));
  await pool.query(emptyTown);
  await pool.query(settleTown, [JSON.stringify(rows)]);
}
