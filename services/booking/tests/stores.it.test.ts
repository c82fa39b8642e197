import { BookingPage } from '@osta/contracts/booking/api';
import { ReviewPage } from '@osta/contracts/booking/review-api';
import { Slots } from '@osta/contracts/booking/slots-api';
import { StoreCalendar } from '@osta/contracts/booking/store-calendar-api';
import { type OfferingId, StoreId } from '@osta/contracts/ids';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, slotsPath, view, type Known, type Market } from './market.ts';
import { codeOf, join, openShop as openShopOf, type Shop, untilBookable } from './shops.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

const now = '2026-03-01T07:30:00.000Z';
const noon = '2026-03-02T10:00:00.000Z';
const march = 'from=2026-03-01T00:00:00.000Z&until=2026-03-31T00:00:00.000Z';

const offer = (professional: Known): Promise<OfferingId> => market.offer(professional);
const openShop = (staff: Known): Promise<Shop> => openShopOf(market, staff);
const until = (shop: Shop, member: Known, expected: boolean): Promise<void> =>
  untilBookable(market, shop, member, expected);

function hold(offeringId: OfferingId, storeId: StoreId): Promise<TestAnswer> {
  return salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon, storeId });
}

async function listed({ client }: Known, { storeId }: Shop): Promise<readonly string[] | number> {
  const { status, body } = await client.get(`/api/bookings/stores/${storeId}?${march}`);
  if (status !== 200) return status;
  return StoreCalendar.parse(body).items.map(({ professional }) => professional.fullName);
}

describe('a booking at a store', () => {
  it('names the store to both sides, and its people see it', async () => {
    const omar = await market.professional('Omar');
    const rami = await market.professional('Rami');
    const shop = await openShop(omar);
    await join(shop.tell, rami);
    await until(shop, rami, true);
    const offeringId = await offer(omar);

    const { bookingId } = done(await hold(offeringId, shop.storeId));
    expect(await listed(shop.owner, shop)).toEqual([]);
    const path = `/api/bookings/${bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
    const store = { id: shop.storeId, name: 'محل الواحة' };
    expect(await view(salma, path)).toMatchObject({ status: 'confirmed', store });
    expect(await view(omar, path)).toMatchObject({ store });
    const list = await salma.client.get('/api/bookings?role=customer&tab=upcoming', {
      'accept-language': 'en',
    });
    const { items } = BookingPage.parse(list.body);
    expect(items.find(({ id }) => id === bookingId)?.store?.name).toBe('Al Waha');

    // The owner sees all, staff their own, others nothing
    expect(await listed(shop.owner, shop)).toEqual(['Omar']);
    expect(await listed(omar, shop)).toEqual(['Omar']);
    expect(await listed(rami, shop)).toEqual([]);
    expect(await listed(salma, shop)).toBe(404);
  });

  it('is refused where the store is hidden, or the professional is not its staff', async () => {
    const omar = await market.professional('Omar');
    const shop = await openShop(omar);
    await until(shop, omar, true);
    const offeringId = await offer(omar);
    const rami = await market.professional('Rami');
    expect(codeOf(await hold(await offer(rami), shop.storeId))).toBe('STORE_NOT_BOOKABLE');
    expect(codeOf(await hold(offeringId, StoreId.parse(newUserId())))).toBe('STORE_NOT_BOOKABLE');

    await shop.tell('store-paused');
    await until(shop, omar, false);
    expect(codeOf(await hold(offeringId, shop.storeId))).toBe('STORE_NOT_BOOKABLE');
    await shop.tell('store-published');
    await until(shop, omar, true);
    await shop.tell('store-staff-removed', { memberId: omar.id, cause: 'by-member' });
    await until(shop, omar, false);
    expect(codeOf(await hold(offeringId, shop.storeId))).toBe('STORE_NOT_BOOKABLE');
    // At the professional's own page it can be booked
    done(await salma.client.post('/api/bookings/holds', { offeringId, startsAt: noon }));
  });

  it('takes nobody at a blocked time until that is lifted, and only at the store', async () => {
    const omar = await market.professional('Omar');
    const shop = await openShop(omar);
    await until(shop, omar, true);
    const offeringId = await offer(omar);
    const startsAt = async (at = ''): Promise<readonly string[]> => {
      const { body } = await market.harness.guest.get(
        `${slotsPath(offeringId, '2026-03-02')}${at}`,
      );
      return Slots.parse(body).slots.map((slot) => slot.startsAt);
    };
    const atShop = `&store=${shop.storeId}`;
    expect(await startsAt(atShop)).toContain(noon);

    const blockId = newUserId();
    const of = { blockId, memberId: shop.owner.id };
    await shop.tell('store-time-blocked', {
      ...of,
      startsAt: '2026-03-02T00:00:00.000Z',
      endsAt: '2026-03-03T00:00:00.000Z',
      reason: '',
      blockedAt: now,
    });
    await vi.waitUntil(async () => !(await startsAt(atShop)).includes(noon), patiently);
    expect(codeOf(await hold(offeringId, shop.storeId))).toBe('SLOT_NOT_OFFERED');
    expect(await startsAt()).toContain(noon);
    await shop.tell('store-block-lifted', of);
    await vi.waitUntil(async () => (await startsAt(atShop)).includes(noon), patiently);
    done(await hold(offeringId, shop.storeId));
  });

  it('is reviewed on the page of the store, as long as customers see that', async () => {
    const omar = await market.professional('Omar');
    const shop = await openShop(omar);
    await until(shop, omar, true);
    const reviews = async (): Promise<ReviewPage['items']> => {
      const path = `/api/reviews?storeId=${shop.storeId}`;
      return ReviewPage.parse((await market.harness.guest.get(path)).body).items;
    };
    const { bookingId } = done(await hold(await offer(omar), shop.storeId));
    const path = `/api/bookings/${bookingId}`;
    done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
    done(await salma.client.post(`${path}/start`, {}));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 60_000 }));
    done(await salma.client.post(`${path}/complete`));
    done(await salma.client.post(`${path}/review`, { stars: 4, text: 'شغل نظيف' }));
    expect(await reviews()).toEqual([]);
    done(await omar.client.post(`${path}/review`, { stars: 5 }));
    // A job of the same professional that was booked elsewhere
    const other = await market.book(salma, omar, '2026-03-04T08:00:00.000Z');
    done(await salma.client.post(`${other.path}/start`, {}));
    done(await omar.client.post(`${other.path}/finish`, { finalPrice: 85_000 }));
    done(await salma.client.post(`${other.path}/complete`));
    done(await salma.client.post(`${other.path}/review`, { stars: 1 }));
    done(await omar.client.post(`${other.path}/review`, { stars: 5 }));
    expect(await reviews()).toMatchObject([
      { bookingId, author: 'Salma', professionalName: 'Omar', stars: 4, text: 'شغل نظيف' },
    ]);

    await shop.tell('store-paused');
    await until(shop, omar, false);
    expect(await reviews()).toEqual([]);
    for (const query of ['', `?storeId=${shop.storeId}&professionalId=${omar.id}`]) {
      expect((await market.harness.guest.get(`/api/reviews${query}`)).status).toBe(400);
    }
  });

  it('forgets the name of a store with its owner', async () => {
    const omar = await market.professional('Omar');
    const shop = await openShop(omar);
    await until(shop, omar, true);
    const { bookingId } = done(await hold(await offer(omar), shop.storeId));
    await market.harness.publish(shop.owner.id, {
      type: 'osta.account.account-erased',
      data: {},
    });
    await vi.waitFor(
      async () =>
        expect(await view(salma, `/api/bookings/${bookingId}`)).toMatchObject({
          store: { id: shop.storeId, name: '' },
        }),
      patiently,
    );
  });
});
