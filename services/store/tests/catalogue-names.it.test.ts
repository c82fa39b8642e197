import { PublicStore, StorePage } from '@osta/contracts/store/api';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { openPublicStore, saveSection, sections } from '../src/testing/any-store.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
});

afterAll(() => harness.stop());

it('says what an admin calls the trades of a store now', async () => {
  const owner = await harness.as(newUserId());
  const store = await openPublicStore(owner, await harness.as(newUserId(), { isAdmin: true }));
  const read = async (): Promise<PublicStore['categories'][number] | undefined> => {
    const { body } = await harness.guest.get(`${store}/public`, { 'accept-language': 'en' });
    return PublicStore.parse(body).categories[0];
  };
  const entryId = (await read())?.id;
  const name = { ar: 'اسم جديد', en: 'A new name' };
  const data = { entryId, name, icon: entryId, isHidden: false, reason: 'Shorter on a card' };
  await harness.publish(newUserId(), { type: 'osta.catalogue.trade-changed', data });

  await vi.waitFor(async () => expect((await read())?.name).toBe('A new name'), patience);
  const { body } = await harness.guest.get('/api/stores', { 'accept-language': 'ar' });
  expect(StorePage.parse(body).items[0]?.categories[0]?.name).toBe('اسم جديد');
});

it('finds a store by what an admin calls its trade now, and not by another trade', async () => {
  const owner = await harness.as(newUserId());
  const store = await openPublicStore(owner, await harness.as(newUserId(), { isAdmin: true }));
  const { body } = await harness.guest.get(`${store}/public`);
  const { storeId, categories } = PublicStore.parse(body);
  const foundBy = async (q: string): Promise<boolean> => {
    const page = await harness.guest.get(`/api/stores?${String(new URLSearchParams({ q }))}`);
    const { items, isWidened } = StorePage.parse(page.body);
    return !isWidened && items.some((each) => each.storeId === storeId);
  };
  const change = async (entryId: string | undefined, en: string): Promise<void> => {
    const look = { name: { ar: en, en }, icon: entryId, isHidden: false };
    const data = { entryId, ...look, reason: 'As people say it' };
    await harness.publish(newUserId(), { type: 'osta.catalogue.trade-changed', data });
    await vi.waitFor(async () => {
      const known = 'select from store.catalogue_override where id = $1 and en = $2';
      expect(await harness.query(known, [entryId, en])).toHaveLength(1);
    }, patience);
  };
  expect(await foundBy('Zebrawork')).toBe(false);
  await change(categories[0]?.id, 'Zebrawork');
  await vi.waitFor(async () => expect(await foundBy('zebra')).toBe(true), patience);
  await change('garden', 'Quokkawork');
  expect(await foundBy('quokka')).toBe(false);
});

it('has trades that admins have added, is found by them, and takes none that nobody has', async () => {
  const owner = await harness.as(newUserId());
  const store = await openPublicStore(owner, await harness.as(newUserId(), { isAdmin: true }));
  const basic = { ...sections.basic, categoryIds: ['plumbing', 'pet-care'] };
  const save = async (): Promise<string | number> => {
    const answer = await saveSection(owner, store, 'basic', basic);
    return answer.status === 200 ? 200 : problemOf(answer);
  };
  expect(await save()).toBe('422 TRADE_UNKNOWN');
  const name = { ar: 'حيوانات', en: 'Axolotls' };
  const words = { ar: [], en: [] };
  await harness.publish(newUserId(), {
    type: 'osta.catalogue.trade-added',
    data: { entryId: 'pet-care', name, icon: 'garden', words, reason: 'Asked for often' },
  });
  await vi.waitFor(async () => expect(await save()).toBe(200), patience);
  await vi.waitFor(async () => {
    const { body } = await harness.guest.get('/api/stores?q=axolotls');
    const { items, isWidened } = StorePage.parse(body);
    expect(isWidened).toBe(false);
    expect(items[0]?.categories).toContainEqual({ id: 'pet-care', name: 'حيوانات' });
  }, patience);
});
