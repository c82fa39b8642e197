import type { UserId } from '@osta/contracts/ids';
import { type ListedProfessional, ProfessionalPage } from '@osta/contracts/professional/api';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { namesOf, settle } from './market.ts';
import { openService } from './open-service.ts';

/** Who is free on some days. */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

async function listed(id: UserId, query: string): Promise<ListedProfessional | undefined> {
  const { body } = await harness.guest.get(`/api/professionals?limit=50${query}`);
  return ProfessionalPage.parse(body).items.find((each) => each.id === id);
}

it('is a filter of every order, and the card says the first free time on the days', async () => {
  // A Tuesday; in Tripoli it is two hours later
  harness.clock.set('2026-03-03T05:00:00.000Z');
  const painting = { categoryIds: ['painting'] };
  const walls = { serviceId: 'painting.interior' };
  const soon = await settle(harness, { fullName: 'Near, from Thursday', ...painting });
  await openService(soon.client, 540, 600, { ...walls, noticeMinutes: 2 * 1440 });
  const far = await settle(harness, {
    fullName: 'Far, every day',
    ...painting,
    placeId: 'm-misrata-city',
  });
  await openService(far.client, 600, 660, { ...walls, price: { kind: 'fixed', amount: 900_000 } });
  await settle(harness, { fullName: 'Without a service', ...painting });

  const search = { categoryId: 'painting', placeId: 'm-tajura' };
  const today = { ...search, freeDays: '2026-03-03,2026-03-03' };
  const thursday = { ...search, freeDays: '2026-03-05,2026-03-05' };
  const week = { ...search, freeDays: '2026-03-03,2026-03-06' };
  const both = ['Near, from Thursday', 'Far, every day'];
  expect(await namesOf(harness, search)).toContain('Without a service');
  expect(await namesOf(harness, today)).toEqual(['Far, every day']);
  for (const limit of ['1', '2', '50']) {
    expect(await namesOf(harness, { ...thursday, limit })).toEqual(both);
    expect(await namesOf(harness, { ...thursday, limit, sort: 'price' })).toEqual(both);
    expect(await namesOf(harness, { ...week, limit, sort: 'free' })).toEqual(both.toReversed());
  }
  const onThursday = '&categoryId=painting&freeDays=2026-03-05,2026-03-05';
  const first = { nextFreeAt: '2026-03-05T08:00:00.000Z' };
  expect(await listed(far.id, onThursday)).toMatchObject(first);
  const page = await harness.guest.get(
    `/api/professionals/${far.id}?withNextFree=true${onThursday}`,
  );
  expect(page.body).toMatchObject(first);
});

it('shows the others when nobody is free, and says so', async () => {
  harness.clock.set('2026-03-03T05:00:00.000Z');
  const moving = { categoryIds: ['moving'] };
  const { client } = await settle(harness, { fullName: 'Never today', ...moving });
  await openService(client, 540, 600, { serviceId: 'moving.home', noticeMinutes: 2 * 1440 });
  const { body } = await harness.guest.get(
    '/api/professionals?categoryId=moving&freeDays=2026-03-03,2026-03-03',
  );
  const found = ProfessionalPage.parse(body);
  expect(found.isWidened).toBe(true);
  expect(found.items.map(({ fullName }) => fullName)).toEqual(['Never today']);
});

it.each(['2026-03-03', 'today,tomorrow', '2026-03-04,2026-03-03', '2026-03-01,2026-04-12'])(
  'refuses %s',
  async (freeDays) => {
    const answer = await harness.guest.get(`/api/professionals?freeDays=${freeDays}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  },
);

it('says nothing of somebody whose services are all paused: they are listed, and asked', async () => {
  harness.clock.set('2026-03-03T05:00:00.000Z');
  const trade = { categoryId: 'cleaning' };
  const { id, client } = await settle(harness, {
    fullName: 'Only by asking',
    categoryIds: ['cleaning'],
  });
  const price = { kind: 'fixed', amount: 50_000 };
  const offeringId = await openService(client, 540, 600, { serviceId: 'cleaning.home', price });
  expect((await client.post(`/api/professional/services/${offeringId}/pause`)).status).toBe(200);

  expect(await namesOf(harness, trade)).toEqual(['Only by asking']);
  expect(await listed(id, '&categoryId=cleaning')).toMatchObject({
    nextFreeAt: null,
    lowestPrice: null,
  });
  expect(await namesOf(harness, { ...trade, sort: 'free' })).toEqual([]);
  expect(await namesOf(harness, { ...trade, sort: 'price' })).toEqual([]);
  const { body } = await harness.guest.get('/api/professionals?categoryId=cleaning&isOpen=true');
  expect(ProfessionalPage.parse(body)).toMatchObject({ isWidened: true });
});
