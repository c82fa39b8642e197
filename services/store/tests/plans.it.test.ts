import { PlanList, type StorePlan } from '@osta/contracts/plan/api';
import { PlanHistory } from '@osta/contracts/plan/history-api';
import { priceOn } from '@osta/contracts/plan/plan-price';
import { recordedAs } from '@osta/contracts/recorded-as';
import { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { SubscriptionPriceAnnounced } from '@osta/contracts/store/subscription-price-announced';
import { patience } from '@osta/event-store/testing/patience';
import { until } from '@osta/event-store/until';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { decideOn, openPublicStore } from '../src/testing/any-store.ts';

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const reason = 'Stores asked for it';
const family = {
  planId: 'family',
  name: { ar: 'العائلة', en: 'Family' },
  about: { ar: 'لمتجر صغير', en: 'For a small store' },
  monthlyPrice: 50_000,
  yearlyPrice: 500_000,
  pictures: 1,
  members: 0,
  order: 15,
  reason,
};

async function plans(): Promise<readonly StorePlan[]> {
  return PlanList.parse((await harness.guest.get('/api/stores/plans')).body).plans;
}

async function plan(id: string): Promise<StorePlan> {
  const found = (await plans()).find((each) => each.id === id);
  if (!found) throw new Error(`No plan ${id}`);
  return found;
}

/** Changes parts of a plan on top of what is saved, or of the version that is said. */
async function change(
  id: string,
  parts: object,
  seen?: number,
): Promise<Awaited<ReturnType<TestClient['put']>>> {
  const { version, isRetired: _isRetired, id: _id, prices, ...said } = await plan(id);
  const { monthlyPrice, yearlyPrice } = priceOn(prices, '2026-11-28');
  const body = { ...said, monthlyPrice, yearlyPrice, priceFrom: null, reason, ...parts };
  const path = `/api/admin/stores/plans/${id}`;
  return admin.put(path, body, { 'if-match': `"v${seen ?? version}"` });
}

async function historyOf(id: string): Promise<PlanHistory['items']> {
  const { body } = await admin.get(`/api/admin/stores/plans/${id}/history`);
  return PlanHistory.parse(body).items;
}

async function subscriptionOf(owner: TestClient, store: string): Promise<SubscriptionView> {
  return SubscriptionView.parse((await owner.get(`${store}/subscription`)).body);
}

it('are added by admins, chosen and paid at their price, and keep what was paid', async () => {
  const owner = await harness.as(newUserId());
  const store = await openPublicStore(owner, admin);
  const choose = (id: string): ReturnType<TestClient['post']> =>
    owner.post(`${store}/subscription/choose`, { plan: id });
  expect(problemOf(await choose('family'))).toBe('422 PLAN_UNKNOWN');

  const added = await admin.post('/api/admin/stores/plans', family);
  expect(added.status).toBe(201);
  expect(PlanList.parse(added.body).plans).toEqual(await plans());
  expect(problemOf(await admin.post('/api/admin/stores/plans', family))).toBe('409 PLAN_EXISTS');
  expect((await choose('family')).status).toBe(200);

  const pay = (reference: string, months: number): ReturnType<TestClient['post']> => {
    const paid = { months, method: 'cash', reference, receivedOn: '2026-02-22' };
    return decideOn(admin, store, 'payments', paid);
  };
  expect((await pay('PLAN-1', 12)).status).toBe(200);
  const invited = await owner.post(`${store}/invitations`, {
    email: 'clerk@osta.test',
    role: 'staff',
  });
  expect(problemOf(invited)).toBe('409 MEMBER_LIMIT_REACHED');

  // Another name and other limits count at once; the payment keeps its name and its price
  const renamed = { name: { ar: 'الدار', en: 'Household' }, pictures: 9, members: 1 };
  expect((await change('family', renamed)).status).toBe(200);
  const { payments, mostPictures } = await subscriptionOf(owner, store);
  expect(payments).toMatchObject([{ plan: 'family', planName: family.name, amount: 500_000 }]);
  expect(mostPictures).toBe(9);

  // Who has a retired plan keeps it, pays for it and can say so again; nobody else chooses it
  const retired = await admin.post('/api/admin/stores/plans/family/retire', { reason });
  expect(retired.status).toBe(200);
  expect(await plan('family')).toMatchObject({ isRetired: true });
  expect((await pay('PLAN-2', 1)).status).toBe(200);
  expect((await owner.post(`${store}/subscription/cancel`)).status).toBe(200);
  expect((await choose('family')).status).toBe(200);
  expect((await choose('growth')).status).toBe(200);
  expect(problemOf(await choose('family'))).toBe('422 PLAN_NOT_OFFERED');
  expect((await subscriptionOf(owner, store)).payments[0]).toMatchObject({
    planName: renamed.name,
    amount: 50_000,
  });
  const offered = await admin.post('/api/admin/stores/plans/family/offer', { reason });
  expect(offered.status).toBe(200);
  expect((await choose('family')).status).toBe(200);
});

it('are changed by one admin at a time, and a higher price is announced', async () => {
  const dearer = { monthlyPrice: 170_000, yearlyPrice: 1_700_000 };
  const soon = await change('premium', { ...dearer, priceFrom: '2026-03-30' });
  expect(problemOf(soon)).toBe('422 PRICE_TOO_SOON');
  const first = await change('premium', { ...dearer, priceFrom: '2199-01-01' });
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"v1"']);
  expect(problemOf(await change('premium', { order: 31 }, 0))).toBe('412 PRECONDITION_FAILED');
  expect((await plan('premium')).prices).toEqual([
    { from: null, monthlyPrice: 150_000, yearlyPrice: 1_500_000 },
    { from: '2199-01-01', ...dearer },
  ]);
});

it('tell every store that has the plan of a higher price, once of each', async () => {
  const stores: string[] = [];
  for (const id of ['starter', 'starter', 'growth']) {
    const owner = await harness.as(newUserId());
    const store = await openPublicStore(owner, admin);
    await owner.post(`${store}/subscription/choose`, { plan: id });
    stores.push(store.split('/').at(-1) ?? '');
  }
  const isTold = recordedAs([SubscriptionPriceAnnounced]);
  /** Which store was told of which monthly price. */
  const told = async (): Promise<string[]> =>
    (await harness.events()).flatMap((event) =>
      isTold(event) ? [`${event.subject} ${event.data.from} ${event.data.after.monthlyPrice}`] : [],
    );
  const first = { monthlyPrice: 90_000, yearlyPrice: 900_000, priceFrom: '2199-01-01' };
  expect((await change('starter', first)).status).toBe(200);
  // Other words of the plan, and then another price: whoever was told of the last was told of all
  expect((await change('starter', { ...first, pictures: 4 })).status).toBe(200);
  const second = { ...first, monthlyPrice: 95_000 };
  expect((await change('starter', second)).status).toBe(200);
  const expected = [90_000, 95_000].flatMap((price) =>
    stores.slice(0, 2).map((store) => `${store} 2199-01-01 ${price}`),
  );
  await until(async () => (await told()).length >= expected.length, patience.timeout);
  expect((await told()).toSorted()).toEqual(expected.toSorted());
});

it('tell admins what changed, and why', async () => {
  // The price that was announced above
  expect(await historyOf('premium')).toMatchObject([
    {
      what: 'plan-changed',
      reason,
      changes: {
        price: {
          before: { from: null, monthlyPrice: 150_000 },
          after: { from: '2199-01-01', monthlyPrice: 170_000 },
        },
      },
    },
  ]);
});

it('are of admins alone', async () => {
  const person = await harness.as(newUserId());
  const retire = '/api/admin/stores/plans/growth/retire';
  const history = '/api/admin/stores/plans/growth/history';
  expect(problemOf(await person.get(history))).toBe('403 FORBIDDEN');
  expect(problemOf(await person.post(retire, { reason }))).toBe('403 FORBIDDEN');
  expect(problemOf(await admin.post('/api/admin/stores/plans/gold/retire', { reason }))).toBe(
    '404 PLAN_NOT_FOUND',
  );
  const wrong = await admin.post('/api/admin/stores/plans', { ...family, planId: 'Not a slug' });
  expect(wrong.status).toBe(400);
});
