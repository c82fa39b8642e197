import {
  CatalogueTree,
  ServiceCatalogue,
  ServiceSearchAnswer,
} from '@osta/contracts/catalogue/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueManifest } from '../src/manifest.ts';

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(catalogueManifest);
  admin = await harness.as(newUserId(), { isAdmin: true });
});

afterAll(() => harness.stop());

const reason = 'Shorter on a card';
const seen = (version: number): { readonly 'if-match': string } => ({
  'if-match': `"v${version}"`,
});

async function tree(): Promise<CatalogueTree> {
  return CatalogueTree.parse((await admin.get('/api/services/tree')).body);
}

type Trade = CatalogueTree['trades'][number];

async function trade(id: string): Promise<Trade> {
  const found = (await tree()).trades.find((each) => each.id === id);
  if (!found) throw new Error(`No trade ${id}`);
  return found;
}

async function service(id: string): Promise<Trade['services'][number]> {
  const found = (await trade(id.split('.')[0] ?? '')).services.find((each) => each.id === id);
  if (!found) throw new Error(`No service ${id}`);
  return found;
}

/** Changes parts of a service on top of what is saved. */
async function changeService(id: string, change: object): ReturnType<TestClient['put']> {
  const { name, isHidden, version } = await service(id);
  const body = { name, isHidden, reason, ...change };
  return admin.put(`/api/services/services/${id}`, body, seen(version));
}

/** Changes parts of a trade on top of what is saved. */
async function changeTrade(id: string, change: object): ReturnType<TestClient['put']> {
  const { name, icon, isHidden, version } = await trade(id);
  const body = { name, icon, isHidden, reason, ...change };
  return admin.put(`/api/services/trades/${id}`, body, seen(version));
}

/** What a guest reads. */
async function shown(language = 'en'): Promise<ServiceCatalogue['categories']> {
  const { body } = await harness.guest.get('/api/services', { 'accept-language': language });
  return ServiceCatalogue.parse(body).categories;
}

async function servicesFor(question: string): Promise<ServiceSearchAnswer['data']['services']> {
  const path = `/api/services/search?limit=5&q=${encodeURIComponent(question)}`;
  const { body } = await harness.guest.get(path, { 'accept-language': 'en' });
  return ServiceSearchAnswer.parse(body).data.services;
}

describe('a hidden trade', () => {
  it('is neither listed nor found, keeps all names, and comes back', async () => {
    expect((await servicesFor('palm trees'))[0]?.categoryId).toBe('garden');
    expect((await changeTrade('garden', { isHidden: true })).status).toBe(200);

    const { body } = await harness.guest.get('/api/services', { 'accept-language': 'en' });
    const { categories, hidden } = ServiceCatalogue.parse(body);
    expect(categories.map(({ id }) => id)).not.toContain('garden');
    const { name, services } = await trade('garden');
    expect(hidden).toEqual([
      {
        id: 'garden',
        name: name.en,
        services: services.map((each) => ({ id: each.id, name: each.name.en })),
      },
    ]);
    expect((await servicesFor('palm trees')).map(({ categoryId }) => categoryId)).not.toContain(
      'garden',
    );

    expect((await changeTrade('garden', { isHidden: false })).status).toBe(200);
    expect((await shown()).map(({ id }) => id)).toContain('garden');
    expect((await servicesFor('palm trees'))[0]?.categoryId).toBe('garden');
  });
});

describe('what is added', () => {
  const words = { ar: ['فرشاة قطط'], en: ['okapi brush'] };
  const pets = {
    entryId: 'pet-care',
    name: { ar: 'عناية بالحيوانات', en: 'Pet care' },
    icon: 'garden',
    words: { ar: [], en: [] },
    reason,
  };
  const grooming = {
    entryId: 'pet-care.grooming',
    name: { ar: 'قص شعر القطط', en: 'Cat grooming' },
    words,
    reason,
  };

  it('is a trade that customers see with its first service, which is found at once', async () => {
    expect(problemOf(await admin.post('/api/services/services', grooming))).toBe(
      '404 ENTRY_NOT_FOUND',
    );
    const added = await admin.post('/api/services/trades', pets);
    expect(added.status).toBe(201);
    expect(CatalogueTree.parse(added.body)).toEqual(await tree());
    expect((await shown()).map(({ id }) => id)).not.toContain('pet-care');
    expect(problemOf(await admin.post('/api/services/trades', pets))).toBe('409 ENTRY_EXISTS');

    expect(await servicesFor('okapi brush')).toEqual([]);
    expect((await admin.post('/api/services/services', grooming)).status).toBe(201);
    expect((await shown()).at(-1)).toEqual({
      id: 'pet-care',
      name: 'Pet care',
      icon: 'garden',
      services: [{ id: 'pet-care.grooming', name: 'Cat grooming' }],
    });
    expect(await servicesFor('okapi brush')).toEqual([
      {
        id: 'pet-care.grooming',
        name: 'Cat grooming',
        categoryId: 'pet-care',
        categoryName: 'Pet care',
      },
    ]);
    const { body } = await harness.guest.get('/api/services/icons');
    expect(body).toMatchObject({
      icons: expect.arrayContaining([{ id: 'pet-care', icon: 'garden' }]),
    });
  });

  it('is changed, hidden and ordered like what Osta came with', async () => {
    const meters = { ...grooming, entryId: 'water.meters', name: { ar: 'عدادات', en: 'Meters' } };
    expect((await admin.post('/api/services/services', meters)).status).toBe(201);
    expect((await changeService('water.meters', { isHidden: true })).status).toBe(200);
    expect(await service('water.meters')).toMatchObject({ version: 2, isHidden: true });

    const water = await trade('water');
    const ids = water.services.map(({ id }) => id);
    const order = ['water.meters', ...ids.filter((id) => id !== 'water.meters')];
    const path = '/api/services/order/water';
    expect((await admin.put(path, { order }, seen(water.version))).status).toBe(200);
    expect((await trade('water')).services.map(({ id }) => id)).toEqual(order);

    const answer = await admin.get('/api/services/words/water.meters');
    expect(answer.body).toMatchObject({ words, original: words });
  });

  it.each<[string, string, object, string]>([
    ['an id of the release', 'services', { entryId: 'plumbing.leak' }, '409 ENTRY_EXISTS'],
    ['a trade as a service', 'services', { entryId: 'plumbing' }, '400 VALIDATION_FAILED'],
    ['a service as a trade', 'trades', { entryId: 'plumbing.new' }, '400 VALIDATION_FAILED'],
    ['the name of the order', 'trades', { entryId: 'trades' }, '400 VALIDATION_FAILED'],
    ['an icon that nobody drew', 'trades', { icon: 'pet-care' }, '400 VALIDATION_FAILED'],
    ['no reason', 'services', { reason: ' ' }, '400 VALIDATION_FAILED'],
    ['one language', 'services', { name: { en: 'Dogs' } }, '400 VALIDATION_FAILED'],
    [
      'a name of its trade',
      'services',
      { entryId: 'plumbing.boilers', name: { ar: 'سخانات', en: 'water HEATERS' } },
      '422 ENTRY_NAME_TAKEN',
    ],
    [
      'a word that says nothing',
      'services',
      { entryId: 'plumbing.boilers', words: { ar: [], en: ['the'] } },
      '422 SEARCH_WORD_EMPTY',
    ],
  ])('is refused with %s', async (_what, kind, change, problem) => {
    const before = await tree();
    const fresh =
      kind === 'trades' ? { ...pets, entryId: 'dogs' } : { ...grooming, entryId: 'water.dogs' };
    expect(problemOf(await admin.post(`/api/services/${kind}`, { ...fresh, ...change }))).toBe(
      problem,
    );
    expect(await tree()).toEqual(before);
  });

  it('is not for others', async () => {
    for (const kind of ['customer', 'professional', 'business'] as const) {
      const client = await harness.as(newUserId(), { kind });
      expect((await client.post('/api/services/trades', pets)).status).toBe(403);
      expect((await client.post('/api/services/services', grooming)).status).toBe(403);
    }
  });
});
