import { FoundBookings } from '@osta/contracts/booking/admin-api';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { done, openMarket, type Known, type Market } from './market.ts';

let market: Market;
let admin: TestClient;
let salma: Known;
let nadia: Known;
/** Of Salma with Omar, of Nadia with Omar, of Nadia with Ali; each a day after the one before. */
let ids: readonly string[];

beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  salma = await market.customer('Salma 100%');
  nadia = await market.customer('نادية');
  const [omar, ali] = [await market.professional('Omar'), await market.professional('Ali')];
  const booked = [
    await market.book(salma, omar, '2026-03-03T08:00:00.000Z'),
    await market.book(nadia, omar, '2026-03-04T08:00:00.000Z'),
    await market.book(nadia, ali, '2026-03-05T08:00:00.000Z'),
  ];
  done(await nadia.client.post(`${booked[2]?.path}/cancel`, { reason: '' }));
  // A slot that is only held is no booking yet
  const offeringId = await market.offer(ali);
  const startsAt = '2026-03-02T10:00:00.000Z';
  done(await salma.client.post('/api/bookings/holds', { offeringId, startsAt }));
  ids = booked.map(({ bookingId }) => bookingId);
});

afterAll(() => market.stop());

async function page(query: Readonly<Record<string, string>> = {}): Promise<FoundBookings> {
  const search = new URLSearchParams(query).toString();
  return FoundBookings.parse((await admin.get(`/api/bookings/all?${search}`)).body);
}

/** Returns which of the bookings are found, in the order of the answer. */
async function found(query?: Readonly<Record<string, string>>): Promise<readonly number[]> {
  return (await page(query)).items.map(({ id }) => ids.indexOf(id));
}

it('shows the bookings of everybody to admins alone, the latest start first', async () => {
  expect(await found()).toEqual([2, 1, 0]);
  expect((await page()).items[0]).toMatchObject({
    status: 'cancelled',
    customer: { id: nadia.id, fullName: 'نادية' },
    professional: { fullName: 'Ali' },
    startsAt: '2026-03-05T08:00:00.000Z',
  });
  expect((await salma.client.get('/api/bookings/all')).status).toBe(403);
  expect((await market.harness.guest.get('/api/bookings/all')).status).toBe(401);
});

it('finds the name of either side, as it is written or usually typed', async () => {
  expect(await found({ q: 'نادي' })).toEqual([2, 1]);
  expect(await found({ q: 'omar' })).toEqual([1, 0]);
  expect(await found({ q: '0%' })).toEqual([0]);
  expect(await found({ q: '_' })).toEqual([]);
  // The last letter as most people type it
  expect(await found({ q: 'ناديه' })).toEqual([2, 1]);
  expect(await found({ q: 'Nobody' })).toEqual([]);
});

it('finds the id of a booking, and the number of its receipt', async () => {
  const id = ids[1] ?? '';
  expect(await found({ q: id })).toEqual([1]);
  expect(await found({ q: `R-2026-${id.slice(-12).toUpperCase()}` })).toEqual([1]);
  expect(await found({ q: 'R-2026-000000000000' })).toEqual([]);
});

it('narrows by status and by the start', async () => {
  expect(await found({ status: 'cancelled' })).toEqual([2]);
  expect(await found({ status: 'confirmed', q: 'نادية' })).toEqual([1]);
  expect(await found({ from: '2026-03-04T08:00:00.000Z' })).toEqual([2, 1]);
  expect(await found({ until: '2026-03-04T08:00:00.000Z' })).toEqual([0]);
  expect((await admin.get('/api/bookings/all?status=held')).status).toBe(400);
});

it('pages without gaps', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor }: FoundBookings = await page({
      limit: '1',
      ...(cursor !== null && { cursor }),
    });
    seen.push(...items.map(({ id }) => ids.indexOf(id)));
    cursor = nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([2, 1, 0]);
  expect((await admin.get('/api/bookings/all?cursor=x')).status).toBe(400);
});
