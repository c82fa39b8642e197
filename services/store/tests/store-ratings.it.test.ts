import { PublicStore, StorePage } from '@osta/contracts/store/api';
import { until } from '@osta/event-store/until';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { openPublicStore } from '../src/testing/any-store.ts';

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const time = '2026-05-03T08:00:00.000Z';

/** Records a booking, at a store or elsewhere, and what its customer gave; returns its id. */
async function reviewed(storeId: string | null, stars: number): Promise<string> {
  const booking = newUserId();
  const parties = {
    customerId: newUserId(),
    professionalId: newUserId(),
    serviceId: 'plumbing.leak',
    requestId: null,
    startsAt: time,
  };
  const placed = {
    ...parties,
    quoteId: null,
    offeringId: newUserId(),
    ...(storeId !== null && { storeId }),
    endsAt: '2026-05-03T09:00:00.000Z',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    price: { kind: 'fixed', amount: 90_000 },
    freeCancellationHours: 24,
    placeId: 'm-tajura',
    addressNote: '',
    note: '',
    answerBy: null,
  };
  await harness.publish(booking, { type: 'osta.booking.booking-placed', data: placed });
  await harness.publish(booking, {
    type: 'osta.booking.reviews-published',
    data: { ...parties, publishedAt: time, customerStars: stars, professionalStars: null },
  });
  return booking;
}

async function hide(booking: string): Promise<void> {
  await harness.publish(booking, {
    type: 'osta.booking.review-hidden',
    data: {
      customerId: newUserId(),
      professionalId: newUserId(),
      serviceId: 'plumbing.leak',
      requestId: null,
      startsAt: time,
      of: 'customer',
      reason: 'Rude',
    },
  });
}

async function ratingOf(store: string): Promise<PublicStore['rating']> {
  return PublicStore.parse((await harness.guest.get(`${store}/public`)).body).rating;
}

async function isRated(store: string, rating: object | null): Promise<boolean> {
  return until(
    async () => JSON.stringify(await ratingOf(store)) === JSON.stringify(rating),
    20_000,
  );
}

async function found(query: string): Promise<StorePage> {
  return StorePage.parse((await harness.guest.get(`/api/stores?${query}`)).body);
}

async function idsOf(query: string): Promise<readonly string[]> {
  return (await found(query)).items.map(({ storeId }) => storeId);
}

describe('the rating of a store', () => {
  it('counts the reviews of its bookings alone, and forgets those that are hidden', async () => {
    const owner = await harness.as(newUserId());
    const store = await openPublicStore(owner, admin);
    const storeId = store.split('/').at(-1) ?? '';
    expect(await ratingOf(store)).toBeNull();
    await reviewed(null, 1);
    const bad = await reviewed(storeId, 2);
    await reviewed(storeId, 5);
    expect(await isRated(store, { average: 3.5, count: 2, ofStars: [0, 1, 0, 0, 1] })).toBe(true);
    await hide(bad);
    expect(await isRated(store, { average: 5, count: 1, ofStars: [0, 0, 0, 0, 1] })).toBe(true);
  });

  it('orders the list, page by page, and narrows it', async () => {
    const owner = await harness.as(newUserId());
    const stores = [await openPublicStore(owner, admin), await openPublicStore(owner, admin)];
    const [good = '', fair = ''] = stores.map((store) => store.split('/').at(-1) ?? '');
    await reviewed(good, 5);
    await reviewed(good, 5);
    await reviewed(fair, 4);
    const ofFair = { average: 4, count: 1, ofStars: [0, 0, 0, 1, 0] };
    expect(await isRated(stores[1] ?? '', ofFair)).toBe(true);

    const all = await idsOf('sort=rating');
    expect(all[0]).toBe(good);
    expect(all.at(-1)).toBe(fair);
    const first = await found('sort=rating&limit=1');
    const second = await idsOf(`sort=rating&limit=5&cursor=${first.nextCursor ?? ''}`);
    expect([first.items[0]?.storeId, ...second]).toEqual(all);
    expect(await idsOf('minRating=4.5')).not.toContain(fair);
    expect(await idsOf('minRating=4.5')).toContain(good);
    expect((await harness.guest.get('/api/stores?minRating=9')).status).toBe(400);
  });
});
