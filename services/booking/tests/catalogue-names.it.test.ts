import { BookingPage } from '@osta/contracts/booking/api';
import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openMarket, patiently, view, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

it('says what an admin calls the service of a booking now, in the language of the reader', async () => {
  const [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
  const { path } = await market.book(salma, omar);
  const { serviceId } = await view(salma, path);
  const data = {
    entryId: serviceId,
    name: { ar: 'تسريبات', en: 'Leaks' },
    isHidden: true,
    reason: 'Nobody offers it',
  };
  await market.harness.publish(newUserId(), { type: 'osta.catalogue.service-changed', data });

  const listed = async (language: string): Promise<readonly string[]> => {
    const { body } = await salma.client.get('/api/bookings?role=customer&tab=upcoming', {
      'accept-language': language,
    });
    return BookingPage.parse(body).items.map(({ serviceName }) => serviceName);
  };
  await vi.waitFor(async () => expect(await listed('en')).toEqual(['Leaks']), patiently);
  expect(await listed('ar')).toEqual(['تسريبات']);
  const { serviceName } = await view(omar, path);
  expect(serviceName).toBe('تسريبات');
});
