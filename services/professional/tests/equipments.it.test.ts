import { MyEquipments } from '@osta/contracts/professional/equipments';
import { MyProfile } from '@osta/contracts/professional/my-data';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

const path = '/api/professional/equipments';
const arabic = { 'accept-language': 'ar' };
const english = { 'accept-language': 'en' };

it('keeps what a professional brings, and shows it in the language of the reader', async () => {
  const { id, client } = await settle(harness, {
    fullName: 'سالم الورفلي',
    categoryIds: ['plumbing'],
  });
  const brought = {
    knownIds: ['plumbing.pipe-camera'],
    own: [
      { ar: 'سلم ألمنيوم', en: '' },
      { ar: '', en: 'Own van' },
    ],
  };
  const saved = await client.put(path, brought);
  expect([saved.status, saved.body]).toEqual([200, brought]);

  const { choices, ...mine } = MyEquipments.parse((await client.get(path, english)).body);
  expect(mine).toEqual(brought);
  expect(choices).toContainEqual({ id: 'plumbing.leak-detector', name: 'Leak detector' });
  expect(choices.every((choice) => choice.id.startsWith('plumbing.'))).toBe(true);

  const profile = `/api/professionals/${id}`;
  expect((await harness.guest.get(profile, english)).body).toMatchObject({
    equipments: ['Pipe camera', 'سلم ألمنيوم', 'Own van'],
  });
  expect((await harness.guest.get(profile, arabic)).body).toMatchObject({
    equipments: ['كاميرا فحص مواسير', 'سلم ألمنيوم', 'Own van'],
  });

  // A trade that is given up takes no equipment with it
  await client.put('/api/professional/profile', {
    categoryIds: ['solar'],
    placeId: 'm-tajura',
    headline: { ar: 'طاقة شمسية', en: '' },
    experienceYears: 3,
  });
  const later = MyEquipments.parse((await client.get(path, english)).body);
  expect(later.knownIds).toEqual(['plumbing.pipe-camera']);
  expect(later.choices.map((choice) => choice.id)).toContain('plumbing.pipe-camera');
  expect(later.choices.map((choice) => choice.id)).not.toContain('plumbing.press-tool');

  // Their own words are sealed in the log, and open in the export of their data
  expect(JSON.stringify(await harness.events())).not.toContain('سلم ألمنيوم');
  const exported = MyProfile.parse((await client.get('/api/professional/my-data')).body);
  expect(exported.history).toContainEqual(
    expect.objectContaining({
      type: expect.stringContaining('equipments-saved') as string,
      data: brought,
    }),
  );
});

it('refuses too much, what is not in the list, what says nothing, and whoever has no profile', async () => {
  const { client } = await settle(harness, { fullName: 'علي الفيتوري' });
  const own = Array.from({ length: 20 }, (_, n) => ({ ar: `أداة ${n}`, en: '' }));
  expect((await client.put(path, { knownIds: [], own })).status).toBe(200);
  const one = 'plumbing.pipe-camera';
  for (const body of [
    { knownIds: [one], own },
    { knownIds: ['plumbing.wand'], own: [] },
    { knownIds: [], own: [{ ar: ' ', en: '' }] },
    { knownIds: [], own: [{ ar: 'أ'.repeat(61), en: '' }] },
  ]) {
    expect(problemOf(await client.put(path, body))).toBe('400 VALIDATION_FAILED');
  }
  expect(problemOf(await harness.guest.get(path))).toBe('401 UNAUTHENTICATED');
  const customer = await harness.as(newUserId());
  expect(problemOf(await customer.put(path, { knownIds: [], own: [] }))).toBe(
    '409 PROFILE_NOT_PUBLISHED',
  );
  expect((await customer.get(path)).body).toEqual({ knownIds: [], own: [], choices: [] });
});
