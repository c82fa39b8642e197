import type { EventContent } from '@osta/contracts/event-content';
import { patience } from '@osta/event-store/testing/patience';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import {
  ask,
  bookingOf,
  content,
  done,
  openMarket,
  quote,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;

beforeAll(async () => {
  market = await openMarket();
  [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
});

afterAll(() => market.stop());

it('follows its bookings: one refused, one asked for instead, and work that was done after all', async () => {
  const { requestId } = await ask(salma, omar);
  const { quoteId, path } = await quote(omar, requestId);
  const other = '2026-03-03T13:00:00.000Z';
  const later = '2026-03-07T08:00:00.000Z';

  function of(what: string, data: object): EventContent {
    const parties = { customerId: salma.id, professionalId: omar.id, requestId };
    const { serviceId } = content;
    return {
      type: `osta.booking.${what}`,
      data: { ...parties, serviceId, startsAt: terms.proposedStart, ...data },
    };
  }
  async function becomes(status: string): Promise<void> {
    await vi.waitUntil(async () => (await view(salma, requestId)).status === status, patience);
  }

  done(await salma.client.post(`${path}/accept`, { quoteVersion: 1 }));
  const first = await bookingOf(market, requestId);
  const alternatives = [{ startsAt: other, endsAt: '2026-03-03T14:30:00.000Z' }];
  const taken = { quoteId, reason: 'slot-taken', alternatives };
  await market.harness.publish(first, of('booking-refused', taken));
  await becomes('quoted');
  for (const who of [salma, omar]) {
    const [shown] = (await view(who, requestId)).quotes;
    expect(shown?.notBooked).toEqual({ reason: 'slot-taken', alternatives });
  }

  const wish = { quoteVersion: 1, price: null, proposedStart: other };
  done(await salma.client.post(`${path}/counter`, wish));
  done(await omar.client.post(`${path}/accept-counter`));
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 2 }));
  const second = await bookingOf(market, requestId);
  const { price } = terms;
  const confirmed = of('booking-confirmed', { quoteId, endsAt: later, price, closesAt: later });
  // What is heard late of the first one awards nothing
  await market.harness.publish(first, confirmed);
  await market.harness.publish(second, confirmed);
  await becomes('awarded');
  expect((await view(salma, requestId)).bookingId).toBe(second);

  const noShow = { quoteId, by: 'professional', authorId: omar.id, reason: '' };
  await market.harness.publish(
    second,
    of('booking-no-show-reported', { ...noShow, contestableUntil: later }),
  );
  await becomes('open');
  await market.harness.publish(
    second,
    of('dispute-resolved', { outcome: 'completed', reason: '' }),
  );
  await becomes('fulfilled');
});
