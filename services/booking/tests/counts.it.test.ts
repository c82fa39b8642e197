import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { done, openMarket, start, view, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const none = { total: 0, waiting: 0 };
const one = { total: 1, waiting: 0 };
const asked = { total: 1, waiting: 1 };

async function counts({ client }: Pick<Known, 'client'>, role: string): Promise<unknown> {
  return (await client.get(`/api/bookings/counts?role=${role}`)).body;
}

it('counts the tabs of both sides, and what waits for each of them', async () => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  const offering = await market.offer(omar, 'approval');
  expect(await counts(salma, 'customer')).toEqual({
    upcoming: none,
    previous: none,
    cancelled: none,
  });

  // A slot is asked for: the professional answers
  const { bookingId } = done(
    await salma.client.post('/api/bookings/holds', {
      offeringId: offering,
      startsAt: '2026-03-03T08:00:00.000Z',
    }),
  );
  const path = `/api/bookings/${bookingId}`;
  expect(await counts(salma, 'customer')).toMatchObject({ upcoming: none });
  done(
    await salma.client.post(`${path}/place`, {
      placeId: 'm-tajura',
      addressNote: 'Green door',
      note: '',
    }),
  );
  expect(await counts(omar, 'professional')).toMatchObject({ upcoming: asked });
  expect(await counts(salma, 'customer')).toMatchObject({ upcoming: one });

  // Another time is proposed instead: now the customer answers
  done(await omar.client.post(`${path}/propose-time`, { newStartsAt: '2026-03-03T10:00:00.000Z' }));
  expect(await counts(omar, 'professional')).toMatchObject({ upcoming: one });
  expect(await counts(salma, 'customer')).toMatchObject({ upcoming: asked });
  done(await omar.client.post(`${path}/withdraw-time`));
  done(await omar.client.post(`${path}/confirm`));

  done(await omar.client.post(`${path}/cancel`, { reason: '' }));
  for (const [who, role] of [
    [salma, 'customer'],
    [omar, 'professional'],
  ] as const) {
    expect(await counts(who, role)).toEqual({ upcoming: none, previous: none, cancelled: one });
  }
  // The other role of the same person is another list
  expect(await counts(salma, 'professional')).toMatchObject({ cancelled: none });
  expect(await counts({ client: await market.harness.as(newUserId()) }, 'customer')).toMatchObject({
    cancelled: none,
  });
  expect((await market.harness.guest.get('/api/bookings/counts?role=customer')).status).toBe(401);
  expect((await omar.client.get('/api/bookings/counts')).status).toBe(400);
});

it('counts extra work and finished work, which wait for the customer', async () => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  const { path } = await market.book(salma, omar);
  market.harness.clock.set(start);
  const { startCode: code } = await view(salma, path);
  done(await omar.client.post(`${path}/start`, { code }));
  done(await omar.client.post(`${path}/extras`, { title: 'A new valve', amount: 20_000 }));
  expect(await counts(salma, 'customer')).toMatchObject({ upcoming: asked, previous: none });

  const { extras } = await view(salma, path);
  done(await salma.client.post(`${path}/extras/${extras[0]?.id}/approve`));
  done(await omar.client.post(`${path}/finish`, { finalPrice: 105_000 }));
  expect(await counts(salma, 'customer')).toMatchObject({ upcoming: none, previous: asked });
  expect(await counts(omar, 'professional')).toMatchObject({ previous: one });
  market.harness.clock.set('2026-03-01T07:30:00.000Z');
});

/** Returns the path of the counts of some Libyan days: from the one after `from` to the other. */
function days(from: string, until: string): string {
  return `/api/bookings/calendar/counts?from=${from}T22:00:00.000Z&until=${until}T22:00:00.000Z`;
}

it('counts the bookings of a professional on each Libyan day, without those that are off', async () => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  await market.book(salma, omar, '2026-03-03T08:00:00.000Z');
  // Before and after midnight in Tripoli
  await market.book(salma, omar, '2026-03-03T21:30:00.000Z');
  await market.book(salma, omar, '2026-03-03T23:30:00.000Z');
  const off = await market.book(salma, omar, '2026-03-05T08:00:00.000Z');
  done(await salma.client.post(`${off.path}/cancel`, { reason: '' }));
  const march = days('2026-02-28', '2026-03-31');
  expect((await omar.client.get(march)).body).toEqual({
    days: [
      { day: '2026-03-03', count: 2 },
      { day: '2026-03-04', count: 1 },
    ],
  });
  expect((await omar.client.get(days('2026-03-03', '2026-03-04'))).body).toEqual({
    days: [{ day: '2026-03-04', count: 1 }],
  });
  expect((await salma.client.get(march)).body).toEqual({ days: [] });
  expect((await omar.client.get(days('2026-03-01', '2026-07-01'))).status).toBe(400);
  expect((await market.harness.guest.get(march)).status).toBe(401);
});
