import { UsualTerms } from '@osta/contracts/booking/usual-terms-api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { done, openMarket, view, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

/** Books, works and completes at this price, in dirham; returns the service. */
async function paid(customer: Known, startsAt: string, finalPrice: number): Promise<string> {
  const omar = await market.professional('Omar');
  const { path } = await market.book(customer, omar, startsAt);
  done(await customer.client.post(`${path}/start`, {}));
  done(await omar.client.post(`${path}/finish`, { finalPrice }));
  done(await customer.client.post(`${path}/complete`));
  return (await view(customer, path)).serviceId;
}

async function usual(serviceId: string): Promise<UsualTerms['usual']> {
  const path = `/api/bookings/usual-terms?serviceId=${serviceId}`;
  const { body, headers } = await market.harness.guest.get(path);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  return UsualTerms.parse(body).usual;
}

it('is said of a service from five customers on, the middle half, in whole dinars', async () => {
  const start = '2026-03-02T08:00:00.000Z';
  const salma = await market.customer('Salma');
  const serviceId = await paid(salma, '2026-03-01T12:00:00.000Z', 85_000);
  await paid(salma, start, 20_000);
  for (const price of [40_400, 50_000, 60_600]) {
    await paid(await market.customer('Somebody'), start, price);
  }
  // Five jobs of four customers
  expect(await usual(serviceId)).toBeNull();

  await paid(await market.customer('The fifth'), start, 80_000);
  // Of Salma’s jobs the last one counts
  expect(await usual(serviceId)).toMatchObject({
    customers: 5,
    price: { min: 40_000, max: 61_000 },
  });
  expect(await usual('solar.install')).toBeNull();
  market.harness.clock.set('2027-03-03T08:00:00.000Z');
  expect(await usual(serviceId)).toBeNull();
  market.harness.clock.set('2026-03-01T07:30:00.000Z');
});

it('refuses a service that is none', async () => {
  const answer = await market.harness.guest.get('/api/bookings/usual-terms?serviceId=magic');
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});
