import { later } from '@osta/contracts/instant';
import { pictureFormats, pictureSides } from '@osta/contracts/picture/forms';
import { PublicProfessional } from '@osta/contracts/professional/api';
import { Gallery } from '@osta/contracts/professional/gallery';
import { until } from '@osta/event-store/until';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { sendWorkPicture, uploadWorkPicture } from '../src/testing/work-pictures.ts';
import { settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

const gallery = '/api/professional/gallery';

const shown = (...ids: string[]): object => ({
  pictures: ids.map((id, n) => ({ id, alt: { ar: `شغل ${n}`, en: '' } })),
});

async function statusOf(professional: string, id: string, file = '480.webp'): Promise<number> {
  const path = `/api/professionals/${professional}/pictures/${id}/${file}`;
  return (await harness.guest.get(path)).status;
}

it('shows pictures of work in their order, with their words, in three sizes and two formats', async () => {
  const { id, client } = await settle(harness, { fullName: 'سالم الورفلي' });
  const [one, two] = [await uploadWorkPicture(client), await uploadWorkPicture(client)];
  const saved = await client.put(gallery, shown(two, one));
  expect([saved.status, saved.body]).toEqual([200, shown(two, one)]);
  expect(Gallery.parse((await client.get(gallery)).body)).toEqual(shown(two, one));
  const { pictures } = PublicProfessional.parse(
    (await harness.guest.get(`/api/professionals/${id}`)).body,
  );
  expect(pictures).toEqual([
    { id: two, alt: 'شغل 0' },
    { id: one, alt: 'شغل 1' },
  ]);

  for (const side of pictureSides) {
    for (const format of pictureFormats) {
      const { status, headers } = await harness.guest.get(
        `/api/professionals/${id}/pictures/${one}/${side}.${format}`,
      );
      expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  }
  // Words that people wrote are sealed
  expect(JSON.stringify(await harness.events())).not.toContain('شغل');
});

it('refuses what is no picture, and pictures of others', async () => {
  const { id, client } = await settle(harness, { fullName: 'سالم الفيتوري' });
  const { client: stranger } = await settle(harness, { fullName: 'علي الفيتوري' });
  const script = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  );
  expect(problemOf(await sendWorkPicture(client, script))).toBe('422 IMAGE_REFUSED');
  expect(problemOf(await sendWorkPicture(harness.guest))).toBe('401 UNAUTHENTICATED');
  const customer = await harness.as(newUserId());
  expect(problemOf(await sendWorkPicture(customer))).toBe('409 PROFILE_NOT_PUBLISHED');
  expect(problemOf(await customer.put(gallery, shown()))).toBe('409 PROFILE_NOT_PUBLISHED');
  expect((await customer.get(gallery)).body).toEqual({ pictures: [] });

  const foreign = await uploadWorkPicture(stranger);
  expect(problemOf(await client.put(gallery, shown(foreign)))).toBe('404 PICTURE_NOT_FOUND');
  expect(await statusOf(id, foreign)).toBe(404);
  const own = await uploadWorkPicture(client);
  expect(await statusOf(id, own, '481.webp')).toBe(400);
  const unsaid = { pictures: [{ id: own, alt: { ar: ' ', en: '' } }] };
  expect(problemOf(await client.put(gallery, unsaid))).toBe('400 VALIDATION_FAILED');
  expect(problemOf(await client.put(gallery, shown(own, own)))).toBe('400 VALIDATION_FAILED');
});

it('deletes what a profile no longer shows after a day, and everything of an erased account', async () => {
  const { id, client } = await settle(harness, { fullName: 'سالم الزوي' });
  const [gone, kept] = [await uploadWorkPicture(client), await uploadWorkPicture(client)];
  expect((await client.put(gallery, shown(gone, kept))).status).toBe(200);
  harness.clock.set(later(harness.clock.now(), 90_000_000));
  const afterwards = await harness.as(id);
  expect((await afterwards.put(gallery, shown(kept))).status).toBe(200);
  const deleted = (picture: string): Promise<boolean> =>
    until(async () => (await statusOf(id, picture)) === 404, 20_000);
  expect(await deleted(gone)).toBe(true);
  expect(await statusOf(id, kept)).toBe(200);

  await harness.publish(id, { type: 'osta.account.account-erased', data: {} }, id);
  expect(await deleted(kept)).toBe(true);
});
