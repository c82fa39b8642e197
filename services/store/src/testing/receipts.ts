import { randomUUID } from 'node:crypto';

import { SubscriptionView, UploadedReceipt } from '@osta/contracts/store/subscription-api';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

import { decideOn } from './any-store.ts';
import { pictureForm } from './pictures.ts';

/** Uploads bytes as the receipt of a payment. */
export async function sendReceipt(
  owner: TestClient,
  store: string,
  bytes?: Uint8Array,
): Promise<TestAnswer> {
  return owner.post(`${store}/receipts`, await pictureForm(bytes));
}

/** Uploads the receipt of a payment; returns its id. */
export async function uploadReceipt(
  owner: TestClient,
  store: string,
  bytes?: Uint8Array,
): Promise<string> {
  const { status, body } = await sendReceipt(owner, store, bytes);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return UploadedReceipt.parse(body).receiptId;
}

/** Returns what an owner announces. */
export function paidWith(receiptId: string, reference: string): object {
  return { months: 3, method: 'bank-transfer', reference, paidOn: '2026-03-02', receiptId };
}

/** Returns a payment that a store has announced; announces one unless one waits. */
export async function announcedIn(owner: TestClient, store: string): Promise<string> {
  const subscription = `${store}/subscription`;
  const waiting = async (): Promise<string | undefined> => {
    const { announced } = SubscriptionView.parse((await owner.get(subscription)).body);
    return announced.find(({ declined }) => declined === null)?.id;
  };
  const known = await waiting();
  if (known !== undefined) return known;
  await owner.post(`${subscription}/choose`, { plan: 'growth' });
  const receiptId = await uploadReceipt(owner, store);
  await owner.post(`${subscription}/announcements`, paidWith(receiptId, 'T-100'));
  const announced = await waiting();
  if (announced === undefined) throw new Error('Nothing is announced');
  return announced;
}

/** Records a payment of two months by an admin; returns its id. The store has a plan. */
export async function recordedIn(admin: TestClient, store: string): Promise<string> {
  const reference = `R-${randomUUID()}`;
  const paid = { months: 2, method: 'cash', reference, receivedOn: '2026-02-22' };
  await decideOn(admin, store, 'payments', paid);
  const { payments } = SubscriptionView.parse((await admin.get(`${store}/subscription`)).body);
  const recorded = payments.find((each) => each.reference === reference);
  if (!recorded) throw new Error('Nothing was recorded');
  return recorded.id;
}
