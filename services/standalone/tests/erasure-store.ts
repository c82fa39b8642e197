import { StoreMembers } from '@osta/contracts/store/api';
import { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { testClient, type TestAnswer, type TestClient } from '@osta/platform/testing/test-client';
import { beginStore, decideOn, saveSection, sections } from '@osta/store/testing/any-store';
import { paidWith, uploadReceipt } from '@osta/store/testing/receipts';
import { expect, vi } from 'vitest';

const patiently = { timeout: 30_000, interval: 500 };

/** What an owner, and an admin about them, writes in a store. */
interface StoreWords {
  readonly store: string;
  readonly storeDescription: string;
  readonly storeLegalName: string;
  readonly storeNumber: string;
  readonly storePhone: string;
  readonly storeAddress: string;
  readonly storeTitle: string;
  readonly storeFacebook: string;
  readonly storeAsked: string;
  readonly invited: string;
  readonly payment: string;
  readonly announced: string;
  readonly paymentDeclined: string;
  readonly paymentCorrected: string;
  readonly paymentRefunded: string;
}

function both(ar: string): object {
  return { ar, en: '' };
}

/**
 * Opens a store with these words in every place that takes some; an admin asks, approves, declines a payment, records one,
 * corrects it and gives it back.
 */
export async function ownStore(
  url: string,
  owner: TestClient,
  admin: TestClient,
  words: StoreWords,
): Promise<void> {
  const { contact, location, openingHours } = sections;
  const store = await beginStore(owner, {
    name: both(words.store),
    description: both(words.storeDescription),
    categoryIds: ['plumbing'],
    legalName: words.storeLegalName,
    registrationNumber: words.storeNumber,
  });
  const admins = store.replace('/api/', '/api/admin/');
  const subscription = `${store}/subscription`;
  const announce = async (reference: string): Promise<TestAnswer> => {
    const receiptId = await uploadReceipt(owner, store);
    return owner.post(`${subscription}/announcements`, paidWith(receiptId, reference));
  };
  const standing = async (): Promise<string> => {
    const { payments } = SubscriptionView.parse((await owner.get(subscription)).body);
    return `payments/${payments.find(({ corrected }) => corrected === null)?.id ?? ''}`;
  };
  const said = {
    contact: { ...contact, phone: words.storePhone },
    location: { ...location, address: both(words.storeAddress) },
    openingHours,
    social: {
      facebook: words.storeFacebook,
      instagram: null,
      tiktok: null,
      youtube: null,
      telegram: null,
      x: null,
    },
  };
  const steps: readonly (() => Promise<TestAnswer>)[] = [
    ...Object.entries(said).map(
      ([section, body]) =>
        () =>
          saveSection(owner, store, section, body),
    ),
    () => owner.post(`${store}/submit`),
    () => decideOn(admin, store, 'request-changes', { notes: { phone: words.storeAsked } }),
    () => saveSection(owner, store, 'contact', said.contact),
    () => owner.post(`${store}/submit`),
    () => owner.post(`${store}/subscription/choose`, { plan: 'growth' }),
    () => decideOn(admin, store, 'approve'),
    () => announce(words.announced),
    async () => {
      const { announced } = SubscriptionView.parse((await owner.get(subscription)).body);
      const declined = { cause: 'other', note: words.paymentDeclined };
      return admin.post(`${admins}/announcements/${announced[0]?.id ?? ''}/decline`, declined);
    },
    () =>
      decideOn(admin, store, 'payments', {
        months: 1,
        method: 'cash',
        reference: words.payment,
        receivedOn: '2026-11-22',
      }),
    async () =>
      decideOn(admin, store, `${await standing()}/correct`, {
        months: 2,
        method: 'cash',
        reference: words.payment,
        receivedOn: '2026-11-22',
        cause: 'wrong-months',
        note: words.paymentCorrected,
      }),
    async () =>
      decideOn(admin, store, `${await standing()}/refund`, {
        months: 1,
        method: 'cash',
        refundedOn: '2026-11-22',
        cause: 'by-agreement',
        note: words.paymentRefunded,
      }),
    async () => {
      const { members } = StoreMembers.parse((await owner.get(`${store}/members`)).body);
      const title = both(words.storeTitle);
      return owner.put(`${store}/staff/${members[0]?.id ?? ''}`, { title });
    },
    () => owner.post(`${store}/agree-to-be-staff`),
    () => owner.post(`${store}/invitations`, { email: words.invited, role: 'staff' }),
  ];
  for (const step of steps) {
    const { status, body } = await step();
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
  expect((await testClient(url).get(`${store}/public`)).status).toBe(200);
  await vi.waitFor(async () => {
    const letters = await testClient(url).get(
      `/dev/mailbox?to=${encodeURIComponent(words.invited)}`,
      { accept: 'application/json' },
    );
    expect(JSON.stringify(letters.body)).toContain(words.store);
  }, patiently);
}
