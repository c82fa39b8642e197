import { BookingPage, BookingView, Calendar } from '@osta/contracts/booking/api';
import { NewCalendarFeed } from '@osta/contracts/booking/calendar-feed-api';
import { MyBookings } from '@osta/contracts/booking/my-data';
import { ReceiptProof } from '@osta/contracts/booking/receipt-api';
import { ReviewPage } from '@osta/contracts/booking/review-api';
import { StoreCalendar } from '@osta/contracts/booking/store-calendar-api';
import { Strikes } from '@osta/contracts/booking/strike';
import type { OfferingId, StoreId } from '@osta/contracts/ids';
import { forgotten, sealedPrefix } from '@osta/contracts/personal-words';
import { SlotWaits } from '@osta/contracts/wait/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, view, type Known, type Market } from './market.ts';
import { openShop, type Shop, untilBookable } from './shops.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const noon = '2026-03-02T10:00:00.000Z';
const place = { placeId: 'm-tajura', addressNote: '', note: '' };
const leak = { ar: 'تصليح تسريب تحت المجلى', en: 'Fix a leak under the sink' };
/** The name of the job in the catalogue. */
const ofTrade = { ar: 'كشف وتصليح تسريبات', en: 'Leak detection and repair' };
const reading = (locale: string): Record<string, string> => ({ 'accept-language': locale });

interface Booked {
  readonly nadia: Known;
  readonly omar: Known;
  readonly offeringId: OfferingId;
  readonly path: string;
}

/** A service under this name, booked for noon; with `openStore` at the store that it opens for the professional. */
async function booked(
  name = leak,
  openStore?: (staff: Known) => Promise<StoreId>,
): Promise<Booked> {
  const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
  const offeringId = await market.offer(omar);
  await market.rename(offeringId, name);
  const storeId = await openStore?.(omar);
  const hold = await nadia.client.post('/api/bookings/holds', {
    offeringId,
    startsAt: noon,
    ...(storeId !== undefined && { storeId }),
  });
  const path = `/api/bookings/${done(hold).bookingId}`;
  done(await nadia.client.post(`${path}/place`, place));
  return { nadia, omar, offeringId, path };
}

async function nameFor({ client }: Known, path: string, locale: string): Promise<string> {
  return BookingView.parse((await client.get(path, reading(locale))).body).serviceName;
}

describe('a booking', () => {
  it('keeps the name that its service had, in both languages, wherever it is listed', async () => {
    const { nadia, omar, offeringId, path } = await booked();
    await market.rename(offeringId, { ar: 'اسم آخر', en: 'Another name' });

    expect(await nameFor(nadia, path, 'en')).toBe(leak.en);
    expect(await nameFor(nadia, path, 'ar')).toBe(leak.ar);
    expect(await nameFor(omar, path, 'en')).toBe(leak.en);

    const listed = await nadia.client.get(
      '/api/bookings?role=customer&tab=upcoming',
      reading('en'),
    );
    expect(BookingPage.parse(listed.body).items).toMatchObject([{ serviceName: leak.en }]);
    const range = 'from=2026-03-01T00:00:00.000Z&until=2026-03-08T00:00:00.000Z';
    const days = await omar.client.get(`/api/bookings/calendar?${range}`, reading('ar'));
    expect(Calendar.parse(days.body).items).toMatchObject([{ serviceName: leak.ar }]);
    const mine = await nadia.client.get('/api/bookings/my-data', reading('en'));
    expect(MyBookings.parse(mine.body).bookings).toMatchObject([{ serviceName: leak.en }]);
    const admin = await market.admin();
    const found = await admin.get(`/api/bookings/all?q=${path.slice(-36)}`, reading('en'));
    expect(found.body).toMatchObject({ items: [{ serviceName: leak.en }] });
  });

  it('has it in the calendar of its customer, on its receipt and with its review', async () => {
    const { nadia, omar, path } = await booked();
    const made = await nadia.client.put('/api/bookings/feed', undefined, reading('en'));
    const { pathname, search } = new URL(NewCalendarFeed.parse(made.body).address);
    const feed = await market.harness.guest.get(pathname + search);
    expect(feed.body).toContain(`SUMMARY:${leak.en} with Omar`);

    done(await nadia.client.post(`${path}/start`, {}));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 60_000 }));
    done(await nadia.client.post(`${path}/complete`));
    const { receipt } = await view(nadia, path);
    const proof = await market.harness.guest.get(
      `${path}/receipts/${receipt?.hash}`,
      reading('ar'),
    );
    expect(ReceiptProof.parse(proof.body).serviceName).toBe(leak.ar);

    done(await nadia.client.post(`${path}/review`, { stars: 5, text: '' }));
    done(await omar.client.post(`${path}/review`, { stars: 5, text: '' }));
    const reviews = await market.harness.guest.get(
      `/api/reviews?professionalId=${omar.id}`,
      reading('en'),
    );
    expect(ReviewPage.parse(reviews.body).items).toMatchObject([{ serviceName: leak.en }]);
  });

  it('has it after the service was archived', async () => {
    const { nadia, omar, offeringId, path } = await booked();
    await market.archive(offeringId);
    expect(await nameFor(nadia, path, 'en')).toBe(leak.en);
    expect(await nameFor(omar, path, 'ar')).toBe(leak.ar);
  });

  it('has it among the bookings of the store where it was made', async () => {
    let shop: Shop | undefined;
    await booked(leak, async (staff) => {
      shop = await openShop(market, staff);
      await untilBookable(market, shop, staff, true);
      return shop.storeId;
    });
    const march = 'from=2026-03-01T00:00:00.000Z&until=2026-03-31T00:00:00.000Z';
    const listed = await shop?.owner.client.get(
      `/api/bookings/stores/${shop.storeId}?${march}`,
      reading('en'),
    );
    expect(StoreCalendar.parse(listed?.body).items).toMatchObject([{ serviceName: leak.en }]);
  });

  it('has it among the strikes that follow from it', async () => {
    const { nadia, path } = await booked();
    // An hour before it begins
    market.harness.clock.set('2026-03-02T09:00:00.000Z');
    done(await nadia.client.post(`${path}/cancel`, { reason: '' }));
    const { body } = await nadia.client.get('/api/bookings/strikes', reading('ar'));
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
    expect(Strikes.parse(body).items).toMatchObject([{ serviceName: leak.ar }]);
  });

  it('shows the one language that there is to readers of the other one', async () => {
    const { nadia, path } = await booked({ ar: '', en: leak.en });
    expect(await nameFor(nadia, path, 'ar')).toBe(leak.en);
  });

  it('that began with a request has the name of the job', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const { path } = await market.book(nadia, omar);
    expect(await nameFor(nadia, path, 'en')).toBe(ofTrade.en);
    expect(await nameFor(nadia, path, 'ar')).toBe(ofTrade.ar);
  });

  it('records the name sealed, and forgets it with its professional', async () => {
    const { nadia, omar, offeringId, path } = await booked();
    const events = await market.harness.events();
    const names = events.flatMap(({ subject, data }) =>
      path.endsWith(subject) && 'offeringName' in data ? [data['offeringName']] : [],
    );
    const sealed = expect.stringMatching(new RegExp(`^${sealedPrefix}`, 'u'));
    expect(names).toEqual([
      { ar: sealed, en: sealed },
      { ar: sealed, en: sealed },
    ]);
    expect(names[1]).toEqual(names[0]);

    await market.harness.publish(omar.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitUntil(async () => (await nameFor(nadia, path, 'en')) === ofTrade.en, patiently);
    const [row] = await market.harness.query<{ readonly name: unknown }>(
      'select name from booking.offering where id = $1',
      [offeringId],
    );
    expect(row?.name).toBeNull();
    expect(await nameFor(nadia, path, 'ar')).not.toContain(forgotten);
  });
});

it('lists a wait under the name of its service', async () => {
  const { offeringId } = await booked();
  const huda = await market.customer('Huda');
  const day = { firstDay: '2026-03-02', lastDay: '2026-03-02' };
  expect((await huda.client.post('/api/bookings/waits', { offeringId, ...day })).status).toBe(201);
  const waits = await huda.client.get('/api/bookings/waits', reading('en'));
  expect(SlotWaits.parse(waits.body).items).toMatchObject([{ serviceName: leak.en }]);
});
