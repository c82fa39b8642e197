import { UserId } from '@osta/contracts/ids';
import { PublicStore, StoreMembers, StoreView } from '@osta/contracts/store/api';
import { patience } from '@osta/event-store/testing/patience';
import { until } from '@osta/event-store/until';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { blockIn, invite, openPublicStore, stocktaking } from '../src/testing/any-store.ts';
import { personOf, type Person } from './person.ts';

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const enter = (): Promise<Person> => personOf(harness);

async function shownStaff(store: string): Promise<unknown> {
  const { body } = await harness.guest.get(`${store}/public`, { 'accept-language': 'ar' });
  return PublicStore.parse(body).staff;
}

/** Says how a professional writes their name for readers of each language. */
async function declareNames(
  id: string,
  names: Readonly<Record<'ar' | 'en', string>>,
): Promise<void> {
  await harness.publish(id, {
    type: 'osta.account.user-registered',
    data: { kind: 'professional', fullName: 'Omar', locale: 'ar' },
  });
  await harness.publish(id, { type: 'osta.professional.names-declared', data: { names } });
  const isKnown = async (): Promise<boolean> =>
    (
      await harness.query(
        'select from store.written_name join store.person using (id) where id = $1',
        [id],
      )
    ).length === 1;
  await until(isKnown, patience.timeout);
}

async function openBookings(id: string): Promise<unknown> {
  const rows = await harness.query<{ readonly is_open: boolean }>(
    'select is_open from store.booked where id = $1',
    [id],
  );
  return rows[0]?.is_open;
}

describe('the staff of a store', () => {
  it('are shown as staff when they agree, in the order of the store', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const owner = await enter();
    const store = await openPublicStore(owner.client, admin);
    const id = newUserId();
    const client = await harness.as(id, { kind: 'professional', fullName: 'Omar' });
    await client.post(`${store}/invitations/${await invite(owner.client, store)}/accept`);

    const title = { ar: 'فني كهرباء', en: '' };
    expect(problemOf(await client.put(`${store}/staff/${id}`, { title }))).toBe(
      '403 STORE_ROLE_TOO_LOW',
    );
    for (const each of [id, owner.id]) {
      await owner.client.put(`${store}/staff/${each}`, { title });
    }
    expect(await shownStaff(store)).toEqual([]);
    expect((await client.post(`${store}/agree-to-be-staff`)).body).toMatchObject({
      isPublic: true,
    });
    expect(await shownStaff(store)).toEqual([{ id, fullName: '', title: title.ar }]);
    await declareNames(id, { ar: 'عمر', en: 'Omar the Electrician' });
    expect(await shownStaff(store)).toEqual([{ id, fullName: 'عمر', title: title.ar }]);
    const inEnglish = await owner.client.get(`${store}/members`, { 'accept-language': 'en' });
    expect(StoreMembers.parse(inEnglish.body).staff).toContainEqual(
      expect.objectContaining({ id, fullName: 'Omar the Electrician' }),
    );
    // Whoever is no professional has nothing that can be booked
    expect(problemOf(await owner.client.post(`${store}/agree-to-be-staff`))).toBe('403 FORBIDDEN');

    // Customers see a suspended professional nowhere; the members do
    const application = { applicantId: UserId.parse(id) };
    const suspension = { ...application, cause: 'complaints' as const, note: '' };
    const isHidden = async (): Promise<boolean> => {
      const rows = await harness.query('select from store.hidden_professional where id = $1', [id]);
      return rows.length === 1;
    };
    // An application is a stream of its own
    const applicationId = newUserId();
    await harness.publish(applicationId, {
      type: 'osta.application.application-suspended',
      data: suspension,
    });
    await until(isHidden, patience.timeout);
    expect(await shownStaff(store)).toEqual([]);
    await harness.publish(applicationId, {
      type: 'osta.application.application-reinstated',
      data: application,
    });
    await until(async () => !(await isHidden()), patience.timeout);
    expect(await shownStaff(store)).toHaveLength(1);

    await owner.client.put(`${store}/staff-order`, { memberIds: [owner.id, id] });
    const { staff } = StoreMembers.parse((await client.get(`${store}/members`)).body);
    expect(staff.map(({ id: each, agreedAt }) => [each, agreedAt !== null])).toEqual([
      [owner.id, false],
      [id, true],
    ]);
    await client.delete(`${store}/staff/${id}`);
    expect(await shownStaff(store)).toEqual([]);
    expect(problemOf(await client.delete(`${store}/staff/${id}`))).toBe('404 STAFF_NOT_FOUND');
  });
});

describe('a blocked time of a store', () => {
  it('is read by its members until it is lifted, with the mistake at the field', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const owner = await enter();
    const store = await openPublicStore(owner.client, admin);
    const clerk = await enter();
    await clerk.client.post(`${store}/invitations/${await invite(owner.client, store)}/accept`);
    const blocks = async ({ client }: Person): Promise<unknown> =>
      StoreView.parse((await client.get(store)).body).blocks;

    const blockId = await blockIn(owner.client, store);
    expect(await blocks(clerk)).toEqual([{ id: blockId, ...stocktaking }]);
    for (const [change, rule] of [
      [{ endsAt: stocktaking.startsAt }, 'before-start'],
      [{ startsAt: '2099-11-01T07:00:00.000Z' }, 'most-days'],
    ] as const) {
      const refused = await owner.client.post(`${store}/blocks`, { ...stocktaking, ...change });
      expect(refused.body).toMatchObject({ fields: [{ field: 'body.endsAt', rule }] });
    }
    const over = { startsAt: '2026-02-28T08:00:00.000Z', endsAt: '2026-03-01T08:00:00.000Z' };
    const past = await owner.client.post(`${store}/blocks`, { ...stocktaking, ...over });
    expect(problemOf(past)).toBe('422 BLOCK_IN_THE_PAST');
    expect(problemOf(await clerk.client.delete(`${store}/blocks/${blockId}`))).toBe(
      '403 STORE_ROLE_TOO_LOW',
    );
    expect((await owner.client.delete(`${store}/blocks/${blockId}`)).status).toBe(200);
    expect(await blocks(owner)).toEqual([]);
  });
});

describe('a store with bookings', () => {
  it('is closed when none of them lies ahead', async () => {
    const { id: customerId, client } = await enter();
    const store = await openPublicStore(client, admin);
    const bookingId = newUserId();
    const parties = {
      customerId,
      professionalId: newUserId(),
      serviceId: 'plumbing.leak',
      requestId: null,
      startsAt: '2026-05-03T08:00:00.000Z',
    };
    await harness.publish(bookingId, {
      type: 'osta.booking.booking-placed',
      data: {
        ...parties,
        quoteId: null,
        offeringId: newUserId(),
        storeId: store.split('/').at(-1),
        endsAt: '2026-05-03T09:00:00.000Z',
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        price: { kind: 'fixed', amount: 90_000 },
        freeCancellationHours: 24,
        placeId: 'm-tajura',
        addressNote: '',
        note: '',
        answerBy: null,
      },
    });
    const isKnown = await until(async () => (await openBookings(bookingId)) === true, 60_000);
    expect(isKnown, 'the store knows of the booking').toBe(true);
    const refused = await client.post(`${store}/close`);
    expect(refused.body).toMatchObject({ code: 'STORE_HAS_BOOKINGS', count: 1 });

    await harness.publish(bookingId, {
      type: 'osta.booking.booking-declined',
      data: { ...parties, reason: '' },
    });
    const isOver = await until(async () => (await openBookings(bookingId)) === false, 60_000);
    expect(isOver, 'the store knows that the booking was declined').toBe(true);
    expect((await client.post(`${store}/close`)).body).toMatchObject({ status: 'closed' });
  });
});
