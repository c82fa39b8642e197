import { AdminStorePage } from '@osta/contracts/store/api';
import { SubscriptionView, type AnnouncedPayment } from '@osta/contracts/store/subscription-api';
import { until } from '@osta/event-store/until';
import { plainPdf } from '@osta/platform/testing/plain-pdf';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import {
  beginStore,
  decideOn,
  fillInAndSubmit,
  invite,
  openPublicStore,
} from '../src/testing/any-store.ts';
import { paidWith, sendReceipt, uploadReceipt } from '../src/testing/receipts.ts';
import { personOf } from './person.ts';

// The example of the registry of IBANs
const account = { bank: 'Bank of Example', holder: 'Osta', iban: 'LY83002048000020100120361' };

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(storeManifest, {
    environment: {
      OSTA_BANK_NAME: account.bank,
      OSTA_BANK_HOLDER: account.holder,
      OSTA_BANK_IBAN: account.iban,
    },
  });
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const asAdmin = (store: string): string => store.replace('/api/', '/api/admin/');
const announcements = (store: string): string => `${store}/subscription/announcements`;

interface Opened {
  readonly owner: TestClient;
  readonly store: string;
}

/** A store in its trial. */
async function open(): Promise<Opened> {
  const { client: owner } = await personOf(harness);
  return { owner, store: await openPublicStore(owner, admin) };
}

async function subscriptionOf(reader: TestClient, store: string): Promise<SubscriptionView> {
  return SubscriptionView.parse((await reader.get(`${store}/subscription`)).body);
}

async function announcedOf(reader: TestClient, store: string): Promise<AnnouncedPayment> {
  const [first] = (await subscriptionOf(reader, store)).announced;
  if (!first) throw new Error('Nothing is announced');
  return first;
}

async function statusOf(reader: TestClient, url: string): Promise<number> {
  return (await reader.get(url)).status;
}

it('tells the owner which account to pay to', async () => {
  const { owner, store } = await open();
  expect(await subscriptionOf(owner, store)).toMatchObject({ payTo: account });
});

it('shows a receipt to the owner and to admins, and becomes part of the payment', async () => {
  const { owner, store } = await open();
  const receiptId = await uploadReceipt(owner, store);
  const told = await owner.post(announcements(store), paidWith(receiptId, 'TR 7-44'));
  expect(told.body).toMatchObject({ subscription: 'trialing' });
  const seen = await announcedOf(owner, store);
  expect(seen).toMatchObject({ amount: 225_000, reference: 'TR 7-44', declined: null });
  const url = seen.receiptUrl ?? '';

  for (const reader of [owner, admin]) {
    const { status, headers } = await reader.get(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
  const { items } = AdminStorePage.parse(
    (await admin.get('/api/admin/stores?hasAnnouncedPayment=true&limit=100')).body,
  );
  expect(items.filter(({ storeId }) => store.endsWith(storeId))).toMatchObject([
    { hasAnnouncedPayment: true },
  ]);

  const payment = { months: 3, method: 'bank-transfer', receivedOn: '2026-03-03' };
  const recorded = { ...payment, reference: 'TR 7-44' };
  expect((await decideOn(admin, store, 'payments', recorded)).body).toMatchObject({
    subscription: 'active',
  });
  const { announced, payments } = await subscriptionOf(owner, store);
  expect([announced, payments]).toMatchObject([[], [{ receiptUrl: url }]]);
  const left = await admin.get('/api/admin/stores?hasAnnouncedPayment=true&limit=100');
  expect(JSON.stringify(left.body)).not.toContain(store.split('/').at(-1));
});

it('hides receipts from everybody else, managers and other owners among them', async () => {
  const { owner, store } = await open();
  const receiptId = await uploadReceipt(owner, store);
  await owner.post(announcements(store), paidWith(receiptId, 'TR 1'));
  const url = (await announcedOf(owner, store)).receiptUrl ?? '';
  const manager = await personOf(harness);
  await owner.post(`${store}/invitations`, { email: 'manager@osta.test', role: 'manager' });
  const invited = await invite(owner, store);
  await manager.client.post(`${store}/invitations/${invited}/accept`);

  const other = await open();
  expect(await statusOf(harness.guest, url)).toBe(401);
  for (const reader of [manager.client, other.owner]) expect(await statusOf(reader, url)).toBe(404);
  // The id of another store's receipt, under one's own store
  expect(await statusOf(other.owner, `${other.store}/receipts/${receiptId}`)).toBe(404);
  const stolen = await other.owner.post(announcements(other.store), paidWith(receiptId, 'TR 2'));
  expect(problemOf(stolen)).toBe('404 RECEIPT_NOT_FOUND');
  expect(problemOf(await sendReceipt(other.owner, store))).toBe('404 STORE_NOT_FOUND');
  expect(problemOf(await sendReceipt(manager.client, store))).toBe('403 STORE_ROLE_TOO_LOW');
});

it('keeps a picture of a PDF, and nothing of the file', async () => {
  const { owner, store } = await open();
  const receiptId = await uploadReceipt(owner, store, plainPdf());
  const { status, headers } = await owner.get(`${store}/receipts/${receiptId}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['a PDF that is half of itself', '%PDF-1.7\n1 0 obj<<'],
  ['a PDF with something before it', '<html><script>1</script>%PDF-1.7\n%%EOF'],
])('refuses %s', async (_what, text) => {
  const { owner, store } = await open();
  const answer = await sendReceipt(owner, store, new TextEncoder().encode(text));
  expect(problemOf(answer)).toBe('422 RECEIPT_REFUSED');
});

it('is declined with a reason, taken back, and its file is deleted', async () => {
  const { owner, store } = await open();
  const first = await uploadReceipt(owner, store);
  await owner.post(announcements(store), paidWith(first, 'TR 9'));
  const { id } = await announcedOf(owner, store);
  const decline = { cause: 'unreadable', note: 'We cannot read the number' };
  const declining = `${asAdmin(store)}/announcements/${id}/decline`;
  expect((await admin.post(declining, decline)).status).toBe(200);
  expect(problemOf(await admin.post(declining, decline))).toBe('404 ANNOUNCEMENT_NOT_FOUND');
  expect(await announcedOf(owner, store)).toMatchObject({ declined: decline });

  // Another one answers it: the first receipt is in use no longer
  const second = await uploadReceipt(owner, store);
  expect((await owner.post(announcements(store), paidWith(second, 'TR 9'))).status).toBe(200);
  const gone = (receiptId: string): Promise<boolean> =>
    until(async () => (await statusOf(owner, `${store}/receipts/${receiptId}`)) === 404, 20_000);
  expect(await gone(first)).toBe(true);
  expect(await statusOf(owner, `${store}/receipts/${second}`)).toBe(200);

  expect((await owner.delete(`${announcements(store)}/${id}`)).status).toBe(200);
  expect((await subscriptionOf(owner, store)).announced).toEqual([]);
  expect(await gone(second)).toBe(true);
});

it('goes with its store', async () => {
  const { owner, store } = await open();
  const receiptId = await uploadReceipt(owner, store);
  await owner.post(announcements(store), paidWith(receiptId, 'TR 3'));
  expect((await owner.post(`${store}/close`)).status).toBe(200);
  const url = `${store}/receipts/${receiptId}`;
  expect(await until(async () => (await statusOf(admin, url)) === 404, 20_000)).toBe(true);
});

it('is not taken before there is a plan to pay', async () => {
  const { client: owner } = await personOf(harness);
  const store = await beginStore(owner);
  await fillInAndSubmit(owner, store);
  expect(problemOf(await sendReceipt(owner, store))).toBe('409 SUBSCRIPTION_ILLEGAL_TRANSITION');
});
