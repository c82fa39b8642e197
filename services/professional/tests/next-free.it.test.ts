import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { PublicOfferings } from '@osta/contracts/offering/api';
import {
  type ListedProfessional,
  ProfessionalPage,
  PublicProfessional,
} from '@osta/contracts/professional/api';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair } from '../src/testing/ac-repair.ts';
import { namesOf, settle } from './market.ts';
import { openService } from './open-service.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

/** How long a subscription may take on a busy machine. */
const patiently = { timeout: 30_000, interval: 50 };
const services = '/api/professional/services';

async function listed(id: UserId, query = ''): Promise<ListedProfessional | undefined> {
  const { body } = await harness.guest.get(`/api/professionals?limit=50${query}`);
  return ProfessionalPage.parse(body).items.find((each) => each.id === id);
}

/** What the card of a professional says, among those that a search finds. */
async function factsInList(id: UserId, query: string): Promise<Partial<ListedProfessional>> {
  const card = await listed(id, query);
  if (card === undefined) throw new Error('The search finds the professional');
  const { distanceMeters, lowestPrice, nextFreeAt } = card;
  return { distanceMeters, lowestPrice, nextFreeAt };
}

/** An hour of the first days of March. */
function morning(day: string, hour: string): string {
  return `2026-03-0${day}T${hour}:00:00.000Z`;
}

/** The free times that the profile says, by service. */
async function saidTimes(id: UserId): Promise<Readonly<Record<string, readonly string[]>>> {
  const { body } = await harness.guest.get(`/api/professionals/${id}/services`);
  const { items } = PublicOfferings.parse(body);
  return Object.fromEntries(items.map((one) => [one.id, one.nextFreeTimes]));
}

/** Records what became of a booking, as the booking service does. */
async function record(booking: string, what: string, data: object): Promise<void> {
  const parties = { customerId: newUserId(), serviceId: acRepair.serviceId, requestId: null };
  await harness.publish(booking, { type: `osta.booking.${what}`, data: { ...parties, ...data } });
}

describe('the next free time', () => {
  it('moves as bookings come, wait for another time, and go', async () => {
    // A Sunday; in Tripoli it is two hours later
    harness.clock.set('2026-03-01T05:00:00.000Z');
    const { id: professionalId, client } = await settle(harness, {
      fullName: 'Hatem',
      categoryIds: ['hvac'],
    });
    expect(await listed(professionalId)).toMatchObject({ nextFreeAt: null });
    const offeringId = await openService(client, 540, 720);
    const [nine, ten, eleven] = ['07', '08', '09'].map((hour) => `2026-03-01T${hour}:00:00.000Z`);
    expect(await listed(professionalId)).toMatchObject({ nextFreeAt: nine });

    const freeAt = (at: string | undefined): Promise<void> =>
      vi.waitFor(async () => {
        expect(await listed(professionalId)).toMatchObject({ nextFreeAt: at });
      }, patiently);
    const booking = newUserId();
    await record(booking, 'booking-slot-held', {
      professionalId,
      offeringId,
      startsAt: nine,
      endsAt: ten,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 30,
      price: { kind: 'fixed', amount: 80_000 },
      confirmation: 'instant',
      freeCancellationHours: 24,
      heldUntil: later(harness.clock.now(), 300_000),
    });
    // The buffer reaches into ten o'clock
    await freeAt(eleven);
    await record(booking, 'reschedule-proposed', {
      professionalId,
      startsAt: nine,
      by: 'customer',
      authorId: newUserId(),
      newStartsAt: eleven,
      newEndsAt: '2026-03-01T10:00:00.000Z',
      answerBy: ten,
      note: '',
    });
    await freeAt('2026-03-02T07:00:00.000Z');
    await record(booking, 'reschedule-expired', {
      professionalId,
      startsAt: nine,
      by: 'customer',
    });
    await freeAt(eleven);
    await record(booking, 'booking-hold-released', {
      isExpired: false,
      professionalId,
      startsAt: nine,
    });
    await freeAt(nine);

    // Time passes, without an event
    harness.clock.set('2026-03-01T07:01:00.000Z');
    expect(await listed(professionalId)).toMatchObject({ nextFreeAt: ten });
    expect((await client.post(`${services}/${offeringId}/pause`)).status).toBe(200);
    expect(await listed(professionalId)).toMatchObject({ nextFreeAt: null });
  });

  it('comes with the two after it for each service of a profile', async () => {
    harness.clock.set('2026-03-01T05:00:00.000Z');
    const { id: professionalId, client } = await settle(harness, {
      fullName: 'Two services',
      categoryIds: ['hvac'],
    });
    const mornings = await openService(client, 540, 720);
    const atTen = await openService(client, 600, 660);
    const never = await openService(client, 0, 60, { noticeMinutes: 20_160, horizonDays: 1 });
    const [nine, ten, eleven] = ['07', '08', '09'].map((hour) => morning('1', hour));
    expect(await saidTimes(professionalId)).toEqual({
      [mornings]: [nine, ten, eleven],
      [atTen]: [ten, morning('2', '08'), morning('3', '08')],
      [never]: [],
    });

    await record(newUserId(), 'booking-slot-held', {
      professionalId,
      offeringId: mornings,
      startsAt: ten,
      endsAt: eleven,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      price: { kind: 'fixed', amount: 80_000 },
      confirmation: 'instant',
      freeCancellationHours: 24,
      heldUntil: later(harness.clock.now(), 300_000),
    });
    // Whichever service it is of, the professional is taken
    await vi.waitFor(async () => {
      expect(await saidTimes(professionalId)).toEqual({
        [mornings]: [nine, eleven, morning('2', '07')],
        [atTen]: [morning('2', '08'), morning('3', '08'), morning('4', '08')],
        [never]: [],
      });
    }, patiently);
  });

  it('is not on a day that is full of finished work', async () => {
    harness.clock.set('2026-03-01T05:00:00.000Z');
    const { id: professionalId, client } = await settle(harness, {
      fullName: 'One a day',
      categoryIds: ['hvac'],
    });
    const capped = await openService(client, 540, 720, { dailyCap: 1 });
    const other = await openService(client, 540, 720);
    const [nine, ten, eleven] = ['07', '08', '09'].map((hour) => morning('1', hour));
    const booking = newUserId();
    const placed = { professionalId, startsAt: nine };
    await record(booking, 'booking-slot-held', {
      ...placed,
      offeringId: capped,
      endsAt: ten,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      price: { kind: 'fixed', amount: 80_000 },
      confirmation: 'instant',
      freeCancellationHours: 24,
      heldUntil: later(harness.clock.now(), 300_000),
    });
    const saidOf = (others: readonly (string | undefined)[]): Promise<void> =>
      vi.waitFor(async () => {
        expect(await saidTimes(professionalId)).toEqual({
          [capped]: ['07', '08', '09'].map((hour) => morning('2', hour)),
          [other]: others,
        });
      }, patiently);
    await saidOf([ten, eleven, morning('2', '07')]);
    await record(booking, 'work-finished', { ...placed, finalPrice: 80_000, completesAt: ten });
    await saidOf([nine, ten, eleven]);
  });

  it('orders the list, however it is divided into pages', async () => {
    harness.clock.set('2026-03-03T05:00:00.000Z');
    const solar = { categoryIds: ['solar'] };
    const panels = { serviceId: 'solar.install' };
    const late = await settle(harness, {
      fullName: 'Far, late',
      ...solar,
      placeId: 'm-misrata-city',
    });
    await openService(late.client, 900, 1020, panels);
    const early = await settle(harness, {
      fullName: 'Far, early',
      ...solar,
      placeId: 'm-misrata-city',
    });
    await openService(early.client, 540, 600, panels);
    await openService(early.client, 480, 540, {
      ...panels,
      price: { kind: 'fixed', amount: 900_000 },
    });
    const near = await settle(harness, { fullName: 'Near, late', ...solar });
    await openService(near.client, 900, 1020, panels);
    const other = await settle(harness, { fullName: 'Another service', ...solar });
    await openService(other.client, 480, 540, { serviceId: 'solar.inverter' });
    const closed = await settle(harness, { fullName: 'Never', ...solar });
    await openService(closed.client, 0, 60, { ...panels, noticeMinutes: 20_160, horizonDays: 1 });
    await settle(harness, { fullName: 'Without a service', ...solar });

    const search = { serviceId: 'solar.install', placeId: 'm-tajura', sort: 'free' };
    const inOrder = ['Far, early', 'Near, late', 'Far, late'];
    for (const limit of ['1', '2', '50']) {
      expect(await namesOf(harness, { ...search, limit })).toEqual(inOrder);
    }
    expect(await namesOf(harness, { ...search, maxPrice: '100000' })).toEqual(inOrder);
    expect(await listed(early.id, '&serviceId=solar.install')).toMatchObject({
      nextFreeAt: '2026-03-03T06:00:00.000Z',
    });
    // Of those whom the filter leaves, the times are of the services that it leaves
    expect(await listed(early.id, '&serviceId=solar.install&maxPrice=100000')).toMatchObject({
      nextFreeAt: '2026-03-03T07:00:00.000Z',
    });
    const { body } = await harness.guest.get(
      '/api/professionals?categoryId=solar&sort=free&minRating=5',
    );
    expect(ProfessionalPage.parse(body)).toMatchObject({ isWidened: true });
    expect(ProfessionalPage.parse(body).items).toHaveLength(4);
  });

  it('is said with the price and the distance alike by the card and by the page', async () => {
    // Half past nine in Tripoli: one of the services is open
    harness.clock.set('2026-03-03T07:30:00.000Z');
    const { id, client } = await settle(harness, {
      fullName: 'Side by side',
      categoryIds: ['solar', 'hvac'],
      placeId: 'm-misrata-city',
    });
    const hourly = { kind: 'hourly', amount: 90_000 };
    await openService(client, 900, 1020, { serviceId: 'solar.clean', price: hourly });
    await openService(client, 540, 600, { price: { kind: 'fixed', amount: 60_000 } });
    for (const query of [
      '',
      '&placeId=m-tajura',
      '&serviceId=solar.clean&placeId=m-tajura&latitude=32.885&longitude=13.19',
      '&categoryId=solar&latitude=32.885&longitude=13.19',
      '&categoryId=hvac',
      '&isOpen=true&placeId=m-misrata-city',
      '&maxPrice=80000',
    ]) {
      const { body } = await harness.guest.get(
        `/api/professionals/${id}?withNextFree=true${query}`,
      );
      const { distanceMeters, lowestPrice, nextFreeAt } = PublicProfessional.parse(body);
      expect({ query, distanceMeters, lowestPrice, nextFreeAt }).toEqual({
        query,
        ...(await factsInList(id, query)),
      });
    }
    expect(await listed(id, '&serviceId=solar.clean')).toMatchObject({
      distanceMeters: null,
      lowestPrice: 90_000,
      nextFreeAt: '2026-03-03T13:00:00.000Z',
    });
  });

  it('is left out of an answer that nobody asked it of', async () => {
    const { id, client } = await settle(harness, { fullName: 'Named only', placeId: 'm-tajura' });
    await openService(client, 540, 600);
    const { body } = await harness.guest.get(`/api/professionals/${id}`);
    expect(await listed(id)).not.toMatchObject({ nextFreeAt: null });
    expect(body).toMatchObject({ fullName: 'Named only', nextFreeAt: null });
  });

  it.each([
    [
      'a rank below zero',
      [null, null, null, ['2026-03-01T08:00:00.000Z', -1], 1, newUserId(), false],
    ],
    ['a time that is none', [null, null, null, ['tomorrow', 1], 1, newUserId(), false]],
    ['the form of an earlier release', [null, null, null, 1, newUserId(), false]],
  ])('refuses a cursor with %s', async (_name, tuple) => {
    const cursor = Buffer.from(JSON.stringify(tuple)).toString('base64url');
    const answer = await harness.guest.get(`/api/professionals?sort=free&cursor=${cursor}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });
});
