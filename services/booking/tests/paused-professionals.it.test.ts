import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, slotsPath, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const noon = '2026-03-03T10:00:00.000Z';

it('services are not held or waited for while they pause, and what was held before goes on', async () => {
  const omar = await market.professional('Omar');
  const nadia = await market.customer('Nadia');
  const offeringId = await market.offer(omar);
  const hold = (startsAt: string): Promise<TestAnswer> =>
    nadia.client.post('/api/bookings/holds', { offeringId, startsAt });
  const { bookingId } = done(await hold(noon));
  const told = (name: string, data = {}): Promise<unknown> =>
    market.harness.publish(omar.id, { type: `osta.professional.profile-${name}`, data });
  const slotsAnswer = (status: number): Promise<unknown> =>
    vi.waitUntil(
      async () => (await market.harness.guest.get(slotsPath(offeringId))).status === status,
      patiently,
    );
  await told('paused', { lastDay: null });
  await slotsAnswer(404);
  const morning = '2026-03-03T08:00:00.000Z';
  const paused = { status: 409, body: { code: 'PROFESSIONAL_PAUSED' } };
  expect(await hold(morning)).toMatchObject(paused);
  const days = { offeringId, firstDay: '2026-03-03', lastDay: '2026-03-03' };
  expect(await nadia.client.post('/api/bookings/waits', days)).toMatchObject(paused);
  const place = { placeId: 'm-tajura', addressNote: '', note: '' };
  // The slot that is held is theirs, and no further date
  const path = `/api/bookings/${bookingId}`;
  const weekly = { rhythm: 'weekly', starts: ['2026-03-10T10:00:00.000Z'] };
  expect(await nadia.client.get(`${path}/series-dates?rhythm=weekly&times=2`)).toMatchObject(
    paused,
  );
  expect(await nadia.client.post(`${path}/place-series`, { ...place, ...weekly })).toMatchObject(
    paused,
  );
  const placed = await nadia.client.post(`/api/bookings/${bookingId}/place`, place);
  expect(done(placed).status).toBe('confirmed');

  await told('resumed', { cause: 'asked' });
  await slotsAnswer(200);
  expect((await hold(morning)).status).toBe(201);
});
