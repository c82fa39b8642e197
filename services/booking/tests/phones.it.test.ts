import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, view, type Known, type Market } from './market.ts';

const number = '+218912345678';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

async function told({ id }: Known, type: string, data = {}): Promise<void> {
  await market.harness.publish(id, { type: `osta.account.${type}`, data }, id);
}

it('is shown to the other side of an agreed booking, as long as there is something to agree', async () => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  await told(salma, 'user-phone-verified', { phone: number });
  const offeringId = await market.offer(omar, 'approval');
  const { bookingId } = done(
    await salma.client.post('/api/bookings/holds', {
      offeringId,
      startsAt: '2026-03-03T08:00:00.000Z',
    }),
  );
  const path = `/api/bookings/${bookingId}`;
  done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
  await vi.waitUntil(
    async () =>
      (await market.harness.query('select from booking.phone where id = $1', [salma.id])).length ===
      1,
    patiently,
  );
  expect((await view(omar, path)).phone).toBeNull();

  done(await omar.client.post(`${path}/confirm`));
  expect((await view(omar, path)).phone).toBe(number);
  // She sees his, and he has none
  expect((await view(salma, path)).phone).toBeNull();
  const admin = { id: omar.id, client: await market.admin() };
  expect((await view(admin, path)).phone).toBeNull();

  done(await omar.client.post(`${path}/cancel`, { reason: '' }));
  expect((await view(omar, path)).phone).toBeNull();
});

it.each([
  ['who removed it', 'user-phone-removed'],
  ['who is erased', 'account-erased'],
])('is forgotten of somebody %s', async (_who, type) => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  const { path } = await market.book(salma, omar);
  await told(omar, 'user-phone-verified', { phone: number });
  const shown = async (): Promise<string | null> => (await view(salma, path)).phone;
  await vi.waitUntil(async () => (await shown()) === number, patiently);
  await told(omar, type);
  await vi.waitUntil(async () => (await shown()) === null, patiently);
  expect(await market.harness.query('select from booking.phone where id = $1', [omar.id])).toEqual(
    [],
  );
});
