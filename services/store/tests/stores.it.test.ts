import { AdminStorePage, MyStores, StoreMembers, StoreView } from '@osta/contracts/store/api';
import { MyStoreData } from '@osta/contracts/store/my-data';
import { SubscriptionView } from '@osta/contracts/store/subscription-api';
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
import {
  beginStore,
  decideOn,
  fillInAndSubmit,
  invite,
  openPublicStore,
  saveSection,
  sections,
  versionSeen,
} from '../src/testing/any-store.ts';
import { personOf, type Person } from './person.ts';

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const enter = (): Promise<Person> => personOf(harness);

async function read(client: TestClient, store: string): Promise<StoreView> {
  return StoreView.parse((await client.get(store)).body);
}

async function subscriptionOf(client: TestClient, store: string): Promise<SubscriptionView> {
  return SubscriptionView.parse((await client.get(`${store}/subscription`)).body);
}

async function membersOf(client: TestClient, store: string): Promise<number> {
  return StoreMembers.parse((await client.get(`${store}/members`)).body).members.length;
}

async function isShown(store: string): Promise<boolean> {
  const { status } = await harness.guest.get(`${store}/public`);
  expect([200, 404]).toContain(status);
  return status === 200;
}

/** Fires timers at a moment, until none is due any more. */
async function at(time: string): Promise<void> {
  harness.clock.set(time);
  while ((await harness.fireTimers()) > 0);
}

describe('a store', () => {
  it('goes from a draft over changes to a public page with a trial', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const { client } = await enter();
    const store = await beginStore(client);
    expect(problemOf(await client.post(`${store}/submit`))).toBe('422 STORE_INCOMPLETE');
    expect(problemOf(await admin.get(store))).toBe('404 STORE_NOT_FOUND');
    expect(await read(client, store)).toMatchObject({
      status: 'draft',
      role: 'owner',
      content: { basic: sections.basic, contact: null },
      missing: ['contact', 'location', 'openingHours'],
      allowed: ['save', 'submit', 'close', 'invite', 'remove-member', 'name-staff'],
    });

    await fillInAndSubmit(client, store);
    const notes = { phone: 'رقم لا يرد' };
    await decideOn(admin, store, 'request-changes', { notes });
    expect(await read(client, store)).toMatchObject({ changes: notes, missing: ['contact'] });
    expect(problemOf(await client.post(`${store}/submit`))).toBe('422 STORE_INCOMPLETE');
    await saveSection(client, store, 'contact', sections.contact);
    await client.post(`${store}/submit`);

    // Published without a plan, nobody sees it
    await decideOn(admin, store, 'approve');
    expect(await isShown(store)).toBe(false);
    const chosen = await client.post(`${store}/subscription/choose`, { plan: 'growth' });
    expect(chosen.body).toMatchObject({ subscription: 'trialing', isPublic: true });
    const shown = await harness.guest.get(`${store}/public`, { 'accept-language': 'ar' });
    expect(shown.body).toMatchObject({
      name: sections.basic.name.ar,
      place: { id: 'm-tajura' },
      // Sunday, ten in the morning on the clocks of Tripoli
      open: { isOpen: true, changesAt: '2026-03-01T18:00:00.000Z' },
      contact: sections.contact,
    });
    expect(JSON.stringify(shown.body)).not.toContain(sections.basic.legalName);

    const { review } = await read(admin, store);
    expect(review?.history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      'store-drafted owner',
      'store-submitted owner',
      'store-changes-requested admin',
      'store-submitted owner',
      'store-approved admin',
      'subscription-chosen owner',
      'subscription-trial-started owner',
    ]);
    const mine = MyStores.parse((await client.get('/api/stores/mine')).body);
    expect(mine.items).toMatchObject([{ status: 'published', isPublic: true, role: 'owner' }]);
  });

  it('keeps its public page while a new name waits, and is in the queue with it', async () => {
    const { client } = await enter();
    const store = await openPublicStore(client, admin);
    const basic = { ...sections.basic, name: { ar: 'الواحة الجديدة', en: '' } };
    await saveSection(client, store, 'basic', basic);
    await saveSection(client, store, 'features', { features: ['delivery'] });
    const page = await harness.guest.get(`${store}/public`, { 'accept-language': 'ar' });
    expect(page.body).toMatchObject({ name: sections.basic.name.ar, features: ['delivery'] });
    expect(await read(admin, store)).toMatchObject({
      content: { basic: { name: basic.name } },
      revision: { status: 'pending_review', sections: ['basic'] },
      review: { before: { basic: { name: sections.basic.name } } },
    });
    const queue = AdminStorePage.parse(
      (await admin.get('/api/admin/stores?hasRevision=true')).body,
    );
    expect(queue.items.map(({ storeId }) => `/api/stores/${storeId}`)).toEqual([store]);
    // By the new name, which customers do not see yet, as anybody writes it
    const foundBy = async (q: string): Promise<boolean> => {
      const { body } = await admin.get(`/api/admin/stores?q=${encodeURIComponent(q)}&limit=100`);
      return AdminStorePage.parse(body).items.some(({ storeId }) => store.endsWith(storeId));
    };
    await expect.poll(() => foundBy('الواحه جديده'), patience).toBe(true);
    expect(await foundBy('الواحه قديمه')).toBe(false);

    await decideOn(admin, store, 'approve');
    const after = await harness.guest.get(`${store}/public`, { 'accept-language': 'ar' });
    expect(after.body).toMatchObject({ name: basic.name.ar });
    // Words as customers see them already need no review
    await saveSection(client, store, 'basic', { ...basic, categoryIds: ['electrical'] });
    expect(await read(client, store)).toMatchObject({ revision: null });
  });

  it('is changed as it was read: what a colleague saved meanwhile is not written over', async () => {
    const { client } = await enter();
    const store = await openPublicStore(client, admin);
    const [colleague, manager] = [await enter(), await invite(client, store, 'manager')];
    await colleague.client.post(`${store}/invitations/${manager}/accept`);
    const seen = await versionSeen(client, store);
    const basic = { ...sections.basic, name: { ar: 'اسم جديد', en: '' } };
    await saveSection(colleague.client, store, 'basic', basic);

    const described = { ...sections.basic, description: { ar: 'أدوات', en: '' } };
    const path = `${store}/sections/basic`;
    expect(problemOf(await client.put(path, described, seen))).toBe('412 PRECONDITION_FAILED');
    expect(problemOf(await client.put(path, described))).toBe('428 PRECONDITION_REQUIRED');
    expect(await read(client, store)).toMatchObject({
      content: { basic: { name: basic.name, description: sections.basic.description } },
      revision: { status: 'pending_review', sections: ['basic'] },
    });
  });

  it('is approved as it was read: not with a name that came in since', async () => {
    const { client } = await enter();
    const store = await openPublicStore(client, admin);
    const approve = `${store.replace('/api/', '/api/admin/')}/approve`;
    await saveSection(client, store, 'basic', { ...sections.basic, legalName: 'شركة أخرى' });
    const seen = await versionSeen(admin, store);
    await saveSection(client, store, 'basic', { ...sections.basic, name: { ar: 'غيره', en: '' } });
    expect(problemOf(await admin.post(approve, undefined, seen))).toBe('412 PRECONDITION_FAILED');
    expect(problemOf(await admin.post(approve))).toBe('428 PRECONDITION_REQUIRED');
    expect(await read(admin, store)).toMatchObject({ revision: { status: 'pending_review' } });
  });

  it('is hidden and comes back: paused, suspended, closed', async () => {
    const { client } = await enter();
    const store = await openPublicStore(client, admin);
    await client.post(`${store}/pause`);
    expect(await isShown(store)).toBe(false);
    await client.post(`${store}/resume`);
    expect(await isShown(store)).toBe(true);
    await decideOn(admin, store, 'suspend', { cause: 'complaints', note: 'شكاوى كثيرة' });
    expect(await isShown(store)).toBe(false);
    expect(problemOf(await client.post(`${store}/resume`))).toBe('409 STORE_ILLEGAL_TRANSITION');
    expect((await read(client, store)).decision).toEqual({
      cause: 'complaints',
      note: 'شكاوى كثيرة',
    });
    await decideOn(admin, store, 'reinstate');
    expect(await isShown(store)).toBe(true);
    const closed = await client.post(`${store}/close`);
    expect(closed.body).toMatchObject({ status: 'closed', subscription: 'canceled' });
  });
});

describe('a subscription', () => {
  const payment = {
    months: 3,
    method: 'bank-transfer',
    reference: 'TR 7-44',
    receivedOn: '2026-04-12',
  };

  it('lapses by time, hides the page, and a payment brings it back', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const { client } = await enter();
    const store = await openPublicStore(client, admin);
    await at('2026-03-31T08:00:00.000Z');
    expect(await subscriptionOf(client, store)).toMatchObject({
      status: 'past_due',
      isPublic: true,
    });
    await at('2026-04-07T08:00:00.000Z');
    expect(await subscriptionOf(client, store)).toMatchObject({ status: 'unpaid' });
    expect(await isShown(store)).toBe(false);

    harness.clock.set('2026-04-12T08:00:00.000Z');
    const paid = await decideOn(admin, store, 'payments', payment);
    expect(paid.body).toMatchObject({ subscription: 'active', isPublic: true });
    // The same reference again: a second click, or a second admin
    const again = await decideOn(admin, store, 'payments', payment);
    expect(again.body).toMatchObject({ subscription: 'active' });
    const other = { ...payment, months: 1 };
    expect(problemOf(await decideOn(admin, store, 'payments', other))).toBe(
      '409 PAYMENT_REFERENCE_USED',
    );
    const { payments, endsAt } = await subscriptionOf(client, store);
    expect(payments).toMatchObject([{ amount: 225_000, reference: payment.reference }]);
    expect(endsAt).toBe('2026-07-12T08:00:00.000Z');
    expect(await isShown(store)).toBe(true);

    await client.post(`${store}/subscription/cancel`);
    await at('2026-07-12T08:00:00.000Z');
    expect(await subscriptionOf(client, store)).toMatchObject({ status: 'canceled' });
    expect(await isShown(store)).toBe(false);
  });
});

describe('the people of a store', () => {
  it('join by invitation, do what their role allows, and leave', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const owner = await enter();
    const store = await openPublicStore(owner.client, admin);
    const clerk = await enter();
    const link = `${store}/invitations/${await invite(owner.client, store)}`;
    expect(problemOf(await clerk.client.get(store))).toBe('404 STORE_NOT_FOUND');
    expect((await clerk.client.get(link)).body).toMatchObject({ role: 'staff' });
    await clerk.client.post(`${link}/accept`);
    expect(problemOf(await (await enter()).client.post(`${link}/accept`))).toBe(
      '404 INVITATION_NOT_FOUND',
    );

    const title = { ar: 'بائع', en: '' };
    expect((await owner.client.put(`${store}/staff/${clerk.id}`, { title })).status).toBe(200);
    const { stores, history } = MyStoreData.parse(
      (await clerk.client.get('/api/stores/my-data')).body,
    );
    expect(stores).toEqual([]);
    // Also what others decided about them; nothing else of the store
    expect(history.map(({ type, actor }) => `${type} ${actor === clerk.id}`)).toEqual([
      expect.stringMatching(/store-member-joined.* true$/u),
      expect.stringMatching(/store-staff-named.* false$/u),
    ]);
    expect(history[1]?.data).toMatchObject({ title });

    expect(await read(clerk.client, store)).toMatchObject({ role: 'staff', allowed: [] });
    expect(problemOf(await clerk.client.post(`${store}/pause`))).toBe('403 STORE_ROLE_TOO_LOW');
    expect(problemOf(await clerk.client.get(`${store}/subscription`))).toBe('404 STORE_NOT_FOUND');
    await clerk.client.delete(`${store}/members/${clerk.id}`);
    expect(problemOf(await clerk.client.get(store))).toBe('404 STORE_NOT_FOUND');
    const left = MyStoreData.parse((await clerk.client.get('/api/stores/my-data')).body);
    expect(left.history.map(({ type }) => type)).toEqual([
      ...history.map(({ type }) => type),
      expect.stringContaining('store-member-removed'),
    ]);
  });

  it('are as many as the plan allows, and an invitation expires', async () => {
    harness.clock.set('2026-03-01T08:00:00.000Z');
    const { client } = await enter();
    const store = await beginStore(client);
    const link = `${store}/invitations/${await invite(client, store)}`;
    const more = { email: 'more@osta.test', role: 'manager' };
    expect(problemOf(await client.post(`${store}/invitations`, more))).toBe(
      '409 MEMBER_LIMIT_REACHED',
    );
    await at('2026-03-15T08:00:00.000Z');
    expect(problemOf(await client.get(link))).toBe('404 INVITATION_NOT_FOUND');
    const { invitations } = StoreMembers.parse((await client.get(`${store}/members`)).body);
    expect(invitations).toEqual([]);
  });

  it('are forgotten with their account, and so is the store of an owner', async () => {
    const owner = await enter();
    const clerk = await enter();
    const store = await openPublicStore(owner.client, admin);
    const id = await invite(owner.client, store);
    await clerk.client.post(`${store}/invitations/${id}/accept`);
    const erased = { type: 'osta.account.account-erased', data: {} };
    await harness.publish(clerk.id, erased);
    const isOut = await until(
      async () =>
        (await read(owner.client, store)).status === 'published' &&
        (await membersOf(owner.client, store)) === 1,
      60_000,
    );
    expect(isOut, 'the erased clerk is no member any more').toBe(true);
    await harness.publish(owner.id, erased);
    const isGone = await until(async () => !(await isShown(store)), 60_000);
    expect(isGone, 'the store of the erased owner is hidden').toBe(true);
    // Two readers of the same event: one closes the store, one destroys the key of the owner's words
    const isForgotten = await until(async () => {
      const { status, content } = await read(admin, store);
      return status === 'closed' && content.contact === null;
    }, 60_000);
    expect(isForgotten, 'the store of the erased owner is closed, without contact').toBe(true);
  });
});
