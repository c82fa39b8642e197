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

describe('a name', () => {
  it('is read by everybody at once, and found', async () => {
    const before = await harness.guest.get('/api/services');
    const tag = before.headers.get('etag') ?? '';
    expect((await harness.guest.get('/api/services', { 'if-none-match': tag })).status).toBe(304);
    expect(await servicesFor('zeppelin')).toEqual([]);

    const answer = await changeService('pest.snakes', {
      name: { ar: 'منطاد للعقارب', en: 'Zeppelin for scorpions' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(CatalogueTree.parse(answer.body)).toEqual(await tree());

    const after = await harness.guest.get('/api/services', { 'if-none-match': tag });
    expect(after.status).toBe(200);
    const named = expect.objectContaining({ id: 'pest.snakes', name: 'Zeppelin for scorpions' });
    const pest = (await shown()).find(({ id }) => id === 'pest');
    expect(pest?.services).toContainEqual(named);
    expect(await servicesFor('zeppelin')).toEqual([
      {
        id: 'pest.snakes',
        name: 'Zeppelin for scorpions',
        categoryId: 'pest',
        categoryName: 'Pest control',
      },
    ]);
    expect((await servicesFor('منطاد')).map(({ id }) => id)).toEqual(['pest.snakes']);
  });

  it('of a trade is read by everybody, too', async () => {
    const name = { ar: 'محاربة الحشرات', en: 'Bugs and vermin' };
    expect((await changeTrade('pest', { name })).status).toBe(200);
    expect((await shown('ar')).find(({ id }) => id === 'pest')?.name).toBe(name.ar);
    expect((await servicesFor('bed bugs'))[0]).toMatchObject({ categoryName: name.en });
    expect(await trade('pest')).toMatchObject({ name, originalName: { en: 'Pest control' } });
  });

  it.each<[string, object, string]>([
    ['empty', { ar: ' ', en: 'Leaks' }, 'body.name.ar'],
    ['too long', { ar: 'تسريب', en: 'x'.repeat(61) }, 'body.name.en'],
    ['without a letter', { ar: '؟؟؟', en: 'Leaks' }, 'body.name.ar'],
    ['missing in one language', { ar: 'تسريب' }, 'body.name.en'],
    ['with a NUL', { ar: 'تسر\u0000يب', en: 'Leaks' }, 'body.name.ar'],
    ['in a third language', { ar: 'تسريب', en: 'Leaks', fr: 'Fuites' }, 'body.name.fr'],
  ])('is refused at its field when %s', async (_what, name, field) => {
    const before = await tree();
    const answer = await changeService('plumbing.leak', { name });
    expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
    expect(await tree()).toEqual(before);
  });

  it('is refused in both languages at once when both are wrong', async () => {
    const answer = await changeTrade('water', { name: { ar: '', en: '' } });
    const said = JSON.stringify(answer.body);
    expect(said).toContain('"body.name.ar"');
    expect(said).toContain('"body.name.en"');
  });

  it('is not that of another one in the list', async () => {
    const { originalName } = await trade('water');
    expect(problemOf(await changeTrade('garden', { name: originalName }))).toBe(
      '422 ENTRY_NAME_TAKEN',
    );
  });

  it('is not overwritten by somebody who saw an older one', async () => {
    const { version, isHidden } = await service('hvac.gas');
    const path = '/api/services/services/hvac.gas';
    const save = async (en: string): ReturnType<TestClient['put']> =>
      admin.put(path, { name: { ar: en + 'ع', en }, isHidden, reason }, seen(version));
    expect((await save('Mine')).status).toBe(200);
    expect(problemOf(await save('Theirs'))).toBe('412 PRECONDITION_FAILED');
    expect((await service('hvac.gas')).name.en).toBe('Mine');
  });
});

describe('a hidden service', () => {
  it('is neither listed nor found, keeps its name, and comes back', async () => {
    const [best] = await servicesFor('carpet cleaning');
    expect(best?.id).toBe('cleaning.carpet');
    expect((await changeService('cleaning.carpet', { isHidden: true })).status).toBe(200);

    const cleaning = (await shown()).find(({ id }) => id === 'cleaning');
    expect(cleaning?.services.map(({ id }) => id)).not.toContain('cleaning.carpet');
    expect(cleaning?.hidden).toEqual([{ id: 'cleaning.carpet', name: 'Carpet cleaning' }]);
    expect((await servicesFor('carpet cleaning')).map(({ id }) => id)).not.toContain(
      'cleaning.carpet',
    );

    expect((await changeService('cleaning.carpet', { isHidden: false })).status).toBe(200);
    expect((await servicesFor('carpet cleaning'))[0]?.id).toBe('cleaning.carpet');
    expect((await shown()).find(({ id }) => id === 'cleaning')?.hidden).toBeUndefined();
  });

  it('is never the last one of its trade', async () => {
    for (const id of ['solar.install', 'solar.inverter', 'solar.clean']) {
      expect((await changeService(id, { isHidden: true })).status).toBe(200);
    }
    expect(problemOf(await changeService('solar.pump', { isHidden: true }))).toBe(
      '422 LAST_SERVICE_OF_TRADE',
    );
  });
});

describe('an icon', () => {
  it('is named only where it is another one', async () => {
    expect((await harness.guest.get('/api/services/icons')).body).toEqual({ icons: [] });
    expect((await changeTrade('moving', { icon: 'carpentry' })).status).toBe(200);
    const { body, headers } = await harness.guest.get('/api/services/icons');
    expect(body).toEqual({ icons: [{ id: 'moving', icon: 'carpentry' }] });
    const drawn = (await shown()).flatMap(({ id, icon }) => (icon ? [[id, icon]] : []));
    expect(drawn).toEqual([['moving', 'carpentry']]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(problemOf(await changeTrade('moving', { icon: 'beekeeping' }))).toBe(
      '400 VALIDATION_FAILED',
    );
  });
});

describe('an order', () => {
  it('of trades, and of services in a trade, is that of everybody', async () => {
    const { version, trades } = await tree();
    const order = trades.map(({ id }) => id).toReversed();
    expect((await admin.put('/api/services/order/trades', { order }, seen(version))).status).toBe(
      200,
    );
    expect((await shown()).map(({ id }) => id)).toEqual(order);

    const water = await trade('water');
    const services = water.services.map(({ id }) => id).toReversed();
    const path = '/api/services/order/water';
    const answer = await admin.put(path, { order: services }, seen(water.version));
    expect(answer.status).toBe(200);
    const listed = (await shown()).find(({ id }) => id === 'water')?.services;
    expect(listed?.map(({ id }) => id)).toEqual(services);
    // Somebody who saw the order of before
    const other = { order: services.toSpliced(0, 2, ...services.slice(0, 2).toReversed()) };
    expect(problemOf(await admin.put(path, other, seen(water.version)))).toBe(
      '412 PRECONDITION_FAILED',
    );
  });

  it.each<[string, string, unknown, string]>([
    ['one that is not whole', 'water', ['water.tanks'], '422 ORDER_INCOMPLETE'],
    ['trades among services', 'water', ['plumbing'], '422 ORDER_INCOMPLETE'],
    ['unknown ones', 'water', ['water.magic'], '422 ORDER_INCOMPLETE'],
    ['what are no ids', 'water', ['Water'], '400 VALIDATION_FAILED'],
    ['no list', 'trades', 'plumbing', '400 VALIDATION_FAILED'],
    ['an unknown list', 'magic', [], '404 ENTRY_NOT_FOUND'],
    ['that of a service', 'water.tanks', [], '400 VALIDATION_FAILED'],
  ])('refuses %s', async (_what, of, order, problem) => {
    const { version } = of === 'water' ? await trade('water') : await tree();
    const answer = await admin.put(`/api/services/order/${of}`, { order }, seen(version));
    expect(problemOf(answer)).toBe(problem);
  });
});

describe('the tree', () => {
  it('needs a reason, a version and a known entry', async () => {
    expect(problemOf(await changeService('plumbing.leak', { reason: ' ' }))).toBe(
      '400 VALIDATION_FAILED',
    );
    const { name } = await service('plumbing.leak');
    const body = { name, isHidden: true, reason };
    expect(problemOf(await admin.put('/api/services/services/plumbing.leak', body))).toBe(
      '428 PRECONDITION_REQUIRED',
    );
    const magic = await admin.put('/api/services/services/plumbing.magic', body, seen(0));
    expect(problemOf(magic)).toBe('404 ENTRY_NOT_FOUND');
    for (const unknown of ['plumbing', '__proto__', '%00']) {
      expect(problemOf(await admin.put(`/api/services/services/${unknown}`, body, seen(0)))).toBe(
        '400 VALIDATION_FAILED',
      );
    }
  });

  it.each(['customer', 'professional', 'business'] as const)('is not for a %s', async (kind) => {
    const client = await harness.as(newUserId(), { kind });
    expect((await client.get('/api/services/tree')).status).toBe(403);
    const { name, icon, isHidden, version } = await trade('garden');
    const body = { name, icon, isHidden, reason };
    const answer = await client.put('/api/services/trades/garden', body, seen(version));
    expect(answer.status).toBe(403);
  });
});
