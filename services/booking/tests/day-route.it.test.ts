import { Calendar } from '@osta/contracts/booking/api';
import { middleOf } from '@osta/contracts/middle-of';
import { PlaceId } from '@osta/reference/place-id';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, view, type Known, type Market } from './market.ts';

const noon = '2026-03-03T10:00:00.000Z';
const range = 'from=2026-03-02T22:00:00.000Z&until=2026-03-03T22:00:00.000Z';
const placeId = PlaceId.parse('m-tajura');

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

/** Returns the only booking of a professional's day. */
async function inCalendar({ client }: Known) {
  const { items } = Calendar.parse((await client.get(`/api/bookings/calendar?${range}`)).body);
  expect(items).toHaveLength(1);
  return items[0];
}

describe('the place of a booking in the calendar', () => {
  it('is that of the request, when a quote led to it', async () => {
    const omar = await market.professional('Omar');
    const { path } = await market.book(salma, omar, noon);
    expect(await inCalendar(omar)).toMatchObject({
      placeName: expect.stringMatching(/./u),
      point: middleOf(placeId),
    });
    expect((await view(omar, path)).placeName).toBe((await inCalendar(omar))?.placeName);
  });

  it('is not known when the acceptance was recorded without it', async () => {
    const omar = await market.professional('Omar');
    const { path } = await market.accept(salma, omar, noon, { placeId: undefined });
    await vi.waitUntil(async () => (await omar.client.get(path)).status === 200, patiently);
    expect(await inCalendar(omar)).toMatchObject({ placeName: null, point: null });
  });

  it('has no point until the booking is certain, and keeps to the middle of the place', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar, 'approval');
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    const path = `/api/bookings/${bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId, addressNote: 'الباب الأخضر' }));
    expect((await inCalendar(omar))?.point).toBeNull();
    done(await omar.client.post(`${path}/confirm`));
    expect((await inCalendar(omar))?.point).toEqual(middleOf(placeId));
  });

  it('keeps its address when it is cancelled before it was certain', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar, 'approval');
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    const path = `/api/bookings/${bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId, addressNote: 'الباب الأخضر' }));
    done(await salma.client.post(`${path}/cancel`, { reason: '' }));
    expect((await view(omar, path)).status).toBe('cancelled');
    expect((await view(omar, path)).addressNote).toBeNull();
    expect((await view(salma, path)).addressNote).toBe('الباب الأخضر');
  });

  it('is in no one else’s calendar', async () => {
    const [omar, nadia] = [await market.professional('Omar'), await market.professional('Nadia')];
    await market.book(salma, omar, noon);
    const { body } = await nadia.client.get(`/api/bookings/calendar?${range}`);
    expect(Calendar.parse(body).items).toEqual([]);
  });
});

describe('beside its bookings, the calendar', () => {
  it('has the hours of the day and the slot that a customer holds, without who holds it', async () => {
    const omar = await market.professional('Omar');
    const path = `/api/bookings/calendar?${range}`;
    const asked = async () => Calendar.parse((await omar.client.get(path)).body);
    expect(await asked()).toEqual({ items: [], days: [], held: [] });

    const offeringId = await market.offer(omar);
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    );
    const { items, days, held } = await asked();
    expect(items).toEqual([]);
    expect(days).toMatchObject([{ day: '2026-03-03', isOff: false }]);
    expect(days[0]?.hours).not.toEqual([]);
    expect(held).toMatchObject([{ startsAt: noon }]);

    done(await salma.client.post(`/api/bookings/${bookingId}/release`));
    expect((await asked()).held).toEqual([]);
  });
});
