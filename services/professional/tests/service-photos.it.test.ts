import { later } from '@osta/contracts/instant';
import { MyOffering, OfferingReceipt, PublicOfferings } from '@osta/contracts/offering/api';
import { mostServicePhotos } from '@osta/contracts/offering/most-service-photos';
import { MyProfile } from '@osta/contracts/professional/my-data';
import { until } from '@osta/event-store/until';
import { problemOf } from '@osta/platform/testing/problem-of';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';
import { sendWorkPicture, uploadWorkPicture } from '../src/testing/work-pictures.ts';
import { settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

const services = '/api/professional/services';

/** A service of theirs that customers see. */
async function offer(client: TestClient): Promise<string> {
  const { id } = OfferingReceipt.parse((await client.post(services, acRepair)).body);
  await client.put(`${services}/${id}/availability`, sundayMornings, { 'if-match': '"v1"' });
  expect((await client.post(`${services}/${id}/publish`)).status).toBe(200);
  return id;
}

function save(
  client: TestClient,
  service: string,
  photos: readonly unknown[],
): Promise<TestAnswer> {
  return client.put(`${services}/${service}/photos`, { photos });
}

const plain = (id: string): object => ({ id, alt: { ar: '', en: '' } });

async function statusOf(professional: string, id: string): Promise<number> {
  const path = `/api/professionals/${professional}/pictures/${id}/480.webp`;
  return (await harness.guest.get(path)).status;
}

/** What customers see, by service. */
async function publicPhotos(id: string): Promise<unknown> {
  const { body } = await harness.guest.get(`/api/professionals/${id}/services`, {
    'accept-language': 'ar',
  });
  return Object.fromEntries(
    PublicOfferings.parse(body).items.map(({ id: service, photos }) => [service, photos]),
  );
}

it('shows photos in their order, with their words where somebody has said them', async () => {
  const { id, client } = await settle(harness, { fullName: 'سالم الورفلي' });
  const [first, second] = [await offer(client), await offer(client)];
  const [one, two] = [await uploadWorkPicture(client), await uploadWorkPicture(client)];
  const described = { id: one, alt: { ar: 'مكيف بعد الغسيل', en: '' } };
  const saved = await save(client, first, [plain(two), described]);
  expect([saved.status, saved.body]).toEqual([200, { id: first, status: 'published' }]);
  expect((await save(client, second, [described])).status).toBe(200);

  const cover = { id: two, alt: '' };
  const other = { id: one, alt: 'مكيف بعد الغسيل' };
  expect(await publicPhotos(id)).toEqual({ [first]: [cover, other], [second]: [other] });
  // A change of the service itself does not say its photos, and keeps them
  const mine = async (): Promise<MyOffering> =>
    MyOffering.parse((await client.get(`${services}/${first}`)).body);
  const { version } = await mine();
  const revised = await client.put(`${services}/${first}`, acRepair, {
    'if-match': `"v${version}"`,
  });
  expect(revised.status).toBe(200);
  expect((await mine()).photos).toEqual([plain(two), described]);
  const { services: exported } = MyProfile.parse(
    (await client.get('/api/professional/my-data')).body,
  );
  expect(exported.find((each) => each.id === first)?.photos).toEqual([plain(two), described]);
  // Words that people wrote are sealed
  expect(JSON.stringify(await harness.events())).not.toContain('مكيف بعد الغسيل');
});

it('refuses other people’s services and photos, too many, and what is no photo', async () => {
  const { client } = await settle(harness, { fullName: 'سالم الفيتوري' });
  const { client: stranger } = await settle(harness, { fullName: 'علي الفيتوري' });
  const service = await offer(client);
  const own = await uploadWorkPicture(client);
  const foreign = await uploadWorkPicture(stranger);
  const refused = async (by: TestClient, photos: readonly unknown[]): Promise<string> =>
    problemOf(await save(by, service, photos));

  expect(await refused(stranger, [plain(foreign)])).toBe('404 OFFERING_NOT_FOUND');
  expect(await refused(client, [plain(own), plain(foreign)])).toBe('404 PICTURE_NOT_FOUND');
  expect(await refused(harness.guest, [])).toBe('401 UNAUTHENTICATED');
  expect(await refused(client, [plain(own), plain(own)])).toBe('400 VALIDATION_FAILED');
  expect(await refused(client, [plain('1')])).toBe('400 VALIDATION_FAILED');
  expect(await refused(client, [{ id: own }])).toBe('400 VALIDATION_FAILED');
  const long = { id: own, alt: { ar: 'ا'.repeat(161), en: '' } };
  expect(await refused(client, [long])).toBe('400 VALIDATION_FAILED');
  const many = Array.from({ length: mostServicePhotos + 1 }, (_, n) =>
    plain(`01980000-0000-7000-8000-0000000000a${n}`),
  );
  expect(await refused(client, many)).toBe('400 VALIDATION_FAILED');
  const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(problemOf(await sendWorkPicture(client, script))).toBe('422 IMAGE_REFUSED');
  expect(MyOffering.parse((await client.get(`${services}/${service}`)).body).photos).toEqual([]);
});

it('deletes what neither a service nor the profile shows after a day, and all of an erased account', async () => {
  const { id, client } = await settle(harness, { fullName: 'سالم الزوي' });
  const [first, second] = [await offer(client), await offer(client)];
  // What may go comes last, so when it is gone, the others have been looked at
  const [work, kept, gone] = [
    await uploadWorkPicture(client),
    await uploadWorkPicture(client),
    await uploadWorkPicture(client),
  ];
  await save(client, first, [plain(gone), plain(kept)]);
  await save(client, second, [plain(work)]);
  const gallery = { pictures: [{ id: work, alt: { ar: 'شغل', en: '' } }] };
  expect((await client.put('/api/professional/gallery', gallery)).status).toBe(200);
  harness.clock.set(later(harness.clock.now(), 90_000_000));
  const afterwards = await harness.as(id, { kind: 'professional' });
  const deleted = (photo: string): Promise<boolean> =>
    until(async () => (await statusOf(id, photo)) === 404, 20_000);

  expect((await save(afterwards, first, [plain(kept)])).status).toBe(200);
  expect(await deleted(gone)).toBe(true);
  expect(await statusOf(id, kept)).toBe(200);
  // The end of a service keeps what the profile shows
  expect((await afterwards.post(`${services}/${second}/archive`)).status).toBe(200);
  expect((await afterwards.post(`${services}/${first}/archive`)).status).toBe(200);
  expect(await deleted(kept)).toBe(true);
  expect(await statusOf(id, work)).toBe(200);
  const archived = MyOffering.parse((await afterwards.get(`${services}/${first}`)).body);
  expect(archived.photos).toEqual([]);

  await harness.publish(id, { type: 'osta.account.account-erased', data: {} }, id);
  expect(await deleted(work)).toBe(true);
});
