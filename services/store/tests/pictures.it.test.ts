import { pictureFormats, pictureSides } from '@osta/contracts/picture/forms';
import { StoreView } from '@osta/contracts/store/api';
import { until } from '@osta/event-store/until';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { beginStore, saveSection } from '../src/testing/any-store.ts';
import { upload, uploadPicture } from '../src/testing/pictures.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
});

afterAll(() => harness.stop());

const enter = (): Promise<TestClient> => harness.as(newUserId());

const shown = (...ids: string[]): object => ({
  pictures: ids.map((id, n) => ({ id, alt: { ar: `صورة ${n}`, en: '' } })),
});

const save = (client: TestClient, store: string, body: object): Promise<TestAnswer> =>
  saveSection(client, store, 'media', body);

async function statusOf(store: string, id: string, file = '480.webp'): Promise<number> {
  const { status } = await harness.guest.get(`${store}/pictures/${id}/${file}`);
  return status;
}

/** Waits until the file of a picture is gone. */
async function deleted(store: string, id: string): Promise<void> {
  const isGone = await until(async () => (await statusOf(store, id)) === 404, 20_000);
  expect(isGone, `the picture ${id} is deleted`).toBe(true);
}

it('shows pictures in their order, in three sizes and two formats', async () => {
  const client = await enter();
  const store = await beginStore(client);
  const [one, two] = [await uploadPicture(client, store), await uploadPicture(client, store)];
  expect((await save(client, store, shown(two, one))).status).toBe(200);
  const { content } = StoreView.parse((await client.get(store)).body);
  expect(content.media.pictures.map(({ id }) => id)).toEqual([two, one]);

  for (const side of pictureSides) {
    for (const format of pictureFormats) {
      const { status, headers } = await harness.guest.get(
        `${store}/pictures/${one}/${side}.${format}`,
      );
      expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cache-control')).toContain('immutable');
    }
  }
  expect(await statusOf(store, one, '481.webp')).toBe(400);
  // Of another store there is no such picture
  expect(await statusOf(await beginStore(client), one)).toBe(404);
});

it('refuses what is no picture, and pictures that are not theirs', async () => {
  const [client, stranger] = [await enter(), await enter()];
  const store = await beginStore(client);
  const theirs = await beginStore(stranger);
  const script = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  );
  expect(problemOf(await upload(client, store, script))).toBe('422 IMAGE_REFUSED');
  expect(problemOf(await upload(stranger, store))).toBe('404 STORE_NOT_FOUND');
  expect(problemOf(await upload(harness.guest, store))).toBe('401 UNAUTHENTICATED');

  const foreign = await uploadPicture(stranger, theirs);
  expect(problemOf(await save(client, store, shown(foreign)))).toBe('404 PICTURE_NOT_FOUND');
  const own = await uploadPicture(client, store);
  const unsaid = { pictures: [{ id: own, alt: { ar: ' ', en: '' } }] };
  expect(problemOf(await save(client, store, unsaid))).toBe('400 VALIDATION_FAILED');
  expect(problemOf(await save(client, store, shown(own, own)))).toBe('400 VALIDATION_FAILED');
});

it('allows as many pictures as the plan', async () => {
  const client = await enter();
  const store = await beginStore(client);
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await uploadPicture(client, store));
  const refused = await save(client, store, shown(...ids));
  expect(problemOf(refused)).toBe('409 PICTURE_LIMIT_REACHED');
  expect(refused.body).toMatchObject({ limit: 6 });
  await client.post(`${store}/subscription/choose`, { plan: 'growth' });
  expect((await save(client, store, shown(...ids))).status).toBe(200);
});

it('deletes what a page no longer shows after a day, and everything of a closed store', async () => {
  harness.clock.set('2026-03-01T08:00:00.000Z');
  const owner = newUserId();
  const client = await harness.as(owner);
  const store = await beginStore(client);
  const [gone, kept] = [await uploadPicture(client, store), await uploadPicture(client, store)];
  expect((await save(client, store, shown(gone, kept))).status).toBe(200);
  harness.clock.set('2026-03-02T09:00:00.000Z');
  const later = await harness.as(owner);
  const waiting = await uploadPicture(later, store);
  expect((await save(later, store, shown(kept))).status).toBe(200);
  await deleted(store, gone);
  expect(await statusOf(store, kept)).toBe(200);
  expect(await statusOf(store, waiting)).toBe(200);

  expect((await later.post(`${store}/close`)).status).toBe(200);
  await deleted(store, waiting);
  expect(await statusOf(store, kept)).toBe(404);
});
