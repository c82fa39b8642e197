import type { UserId } from '@osta/contracts/ids';
import { NotificationList } from '@osta/contracts/notification/api';
import { until } from '@osta/event-store/until';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(notificationManifest);
});

afterAll(() => harness.stop());

const old = { ar: 'محل الواحة', en: 'Al Waha' };
const renamed = { ar: 'الواحة الجديدة', en: '' };

function basicOf(name: object): object {
  return {
    name,
    description: { ar: '', en: '' },
    categoryIds: ['plumbing'],
    legalName: '',
    registrationNumber: '',
  };
}

/** Records events of a store, as the service of stores would. */
async function happened(
  store: string,
  ownerId: UserId,
  ...events: readonly (readonly [name: string, data: object])[]
): Promise<void> {
  for (const [name, data] of events) {
    await harness.publish(store, { type: `osta.store.${name}`, data: { ownerId, ...data } });
  }
}

/** Returns the name of the store in the newest notification. */
async function newest(ownerId: UserId, locale: string): Promise<string | null | undefined> {
  const client = await harness.as(ownerId);
  const answer = await client.get('/api/notifications', { 'accept-language': locale });
  return NotificationList.parse(answer.body).data.notifications[0]?.metadata.store_name;
}

async function storedName(store: string): Promise<{ version?: number; name?: string }> {
  const rows = await harness.query<{ readonly version: number; readonly name: object }>(
    'select version, name from notification.store_name where store_id = $1',
    [store],
  );
  const [row] = rows;
  return row ? { version: row.version, name: JSON.stringify(row.name) } : {};
}

it('names the store as customers read it, in the language of the reader, until its owner is erased', async () => {
  const store = uuidv7();
  const ownerId = newUserId();
  await harness.as(ownerId);
  const isNamed = async (locale: string, name: string): Promise<void> =>
    expect(await until(async () => (await newest(ownerId, locale)) === name, 20_000)).toBe(true);
  await happened(
    store,
    ownerId,
    ['store-drafted', { basic: basicOf(old), draftedAt: '2026-03-01T08:00:00.000Z' }],
    ['store-approved', { managerIds: [], approvedAt: '2026-03-01T09:00:00.000Z' }],
  );
  await isNamed('en', old.en);
  await isNamed('ar', old.ar);

  // A new name waits for an admin
  await happened(
    store,
    ownerId,
    ['store-basic-saved', { basic: basicOf(renamed), isForReview: true }],
    ['store-paused', { managerIds: [] }],
  );
  const isRead = await until(async () => (await storedName(store)).version === 4, 20_000);
  expect([isRead, await newest(ownerId, 'en')]).toEqual([true, old.en]);

  await happened(store, ownerId, ['store-revision-approved', { managerIds: [] }]);
  // It has a name in Arabic alone
  await isNamed('en', renamed.ar);

  await harness.publish(ownerId, { type: 'osta.account.account-erased', data: {} });
  const nothing = JSON.stringify({ ar: '', en: '' });
  const isForgotten = await until(async () => (await storedName(store)).name === nothing, 20_000);
  expect(isForgotten).toBe(true);
});
