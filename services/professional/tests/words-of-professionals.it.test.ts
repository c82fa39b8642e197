import { ProfessionalPage } from '@osta/contracts/professional/api';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { decideOn } from '../src/testing/approve.ts';
import { namesOf, settle } from './market.ts';
import { openService } from './open-service.ts';

let harness: ServiceHarness;
let salem: Awaited<ReturnType<typeof settle>>;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
  salem = await settle(harness, { fullName: 'سالم أَحْمَد الصّادق', categoryIds: ['hvac'] });
  await settle(harness, { fullName: 'Ali Omar', placeId: 'm-janzour' });
  await settle(harness, { fullName: 'علي', categoryIds: ['painting'] });
  await openService(salem.client, 540, 720, {
    name: { ar: 'شحن غاز المكيفات', en: 'Gas refill' },
    price: { kind: 'fixed', amount: 40_000 },
  });
});

afterAll(() => harness.stop());

/** The names that words find, sorted. They travel behind the profiles, so tests wait for them. */
async function found(
  q: string,
  filters: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  return (await namesOf(harness, { q, ...filters })).toSorted();
}

function wordsOf(id: string): Promise<readonly unknown[]> {
  return harness.query('select named, said from professional.profile_words where id = $1', [id]);
}

describe('words of a search', () => {
  it('find a name, however it is written, and where it begins', async () => {
    for (const q of ['أحمد', 'احمد', 'أَحْمَد', 'صادق', 'سال', 'الصادق سالم']) {
      await expect.poll(() => found(q), patience).toEqual(['سالم أَحْمَد الصّادق']);
    }
    for (const q of ['OMAR', 'oma', 'عمر'])
      await expect.poll(() => found(q), patience).toEqual(['Ali Omar']);
    // In either script; in Arabic, it is a preposition, too
    for (const q of ['ali', 'علي']) {
      await expect.poll(() => found(q), patience).toEqual(['Ali Omar', 'علي']);
    }
  });

  it('find a name as it is written for readers of another language', async () => {
    const { id, client } = await settle(harness, {
      fullName: 'عبدالقادر',
      categoryIds: ['moving'],
    });
    const names = { ar: 'عبدالقادر القماطي', en: 'Gader Elgomati' };
    const path = '/api/professional/names';
    expect((await client.put(path, { names })).body).toEqual({ names });
    for (const q of ['elgomati', 'القماطي']) {
      await expect.poll(() => found(q, { categoryId: 'moving' }), patience).toHaveLength(1);
    }
    const card = `/api/professionals/${id}`;
    const readBy = (locale: string): Promise<unknown> =>
      harness.guest.get(card, { 'accept-language': locale }).then(({ body }) => body);
    expect(await readBy('ar')).toMatchObject({ fullName: names.ar, names });
    expect(await readBy('en')).toMatchObject({ fullName: names.en, names });
    expect(await readBy('en')).not.toMatchObject({ fullName: names.ar });

    // Sealed wherever it is kept
    const kept = await harness.query(
      `select 1 from professional.profile where id = $1 and state::text ~ 'Elgomati|القماطي'
       union all
       select 1 from professional.event where stream_id = $1 and data::text ~ 'Elgomati|القماطي'`,
      [id],
    );
    expect(kept).toEqual([]);

    await client.put(path, { names: { ar: '', en: names.en } });
    expect(await readBy('ar')).toMatchObject({ fullName: 'عبدالقادر' });
    await expect.poll(() => found('القماطي'), patience).toEqual([]);
    // The other tests find by the same headline
    await client.put('/api/professional/pause', { lastDay: null });
  });

  it('are in the script of the language that they are for', async () => {
    const client = await harness.as(newUserId(), { kind: 'professional' });
    for (const names of [{ ar: 'Salem', en: '' }, { ar: '', en: 'سالم' }, { ar: 'سالم' }, {}]) {
      const answer = await client.put('/api/professional/names', { names });
      expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    }
    const early = await client.put('/api/professional/names', { names: { ar: 'سالم', en: '' } });
    expect(problemOf(early)).toBe('409 PROFILE_NOT_PUBLISHED');
  });

  it('find a headline and the name of a service, with all words', async () => {
    await expect
      .poll(() => found('سباكين تاجوراء'), patience)
      .toEqual(['Ali Omar', 'سالم أَحْمَد الصّادق', 'علي']);
    await expect.poll(() => found('مكيفات'), patience).toEqual(['سالم أَحْمَد الصّادق']);
    await expect.poll(() => found('gas refills'), patience).toEqual(['سالم أَحْمَد الصّادق']);
    await expect.poll(() => found('سباك مكيفات'), patience).toEqual(['سالم أَحْمَد الصّادق']);
    await expect.poll(() => found('gas omar'), patience).toEqual([]);
  });

  it('go with the other filters, in every order, over pages', async () => {
    const everybody = ['Ali Omar', 'سالم أَحْمَد الصّادق', 'علي'];
    for (const order of [{ sort: 'experience' }, { placeId: 'm-tajura' }, {}]) {
      await expect.poll(() => found('سباك', { ...order, limit: '1' }), patience).toEqual(everybody);
    }
    for (const sort of ['price', 'free']) {
      await expect.poll(() => found('سباك', { sort }), patience).toEqual(['سالم أَحْمَد الصّادق']);
    }
    await expect.poll(() => found('سباك', { categoryId: 'painting' }), patience).toEqual(['علي']);
    // Others are beyond the price, and not beyond the words
    const { body } = await harness.guest.get('/api/professionals?q=omar&maxPrice=50000');
    const page = ProfessionalPage.parse(body);
    expect(page.isWidened).toBe(true);
    expect(page.items.map(({ fullName }) => fullName)).toEqual(['Ali Omar']);
  });

  it('may be anything of a hundred letters', async () => {
    const any = ["'", 'a:* & !b', '\\', '<->', "x' | 'y", '% _', '???', 'ك'.repeat(100)];
    for (const q of any) expect(await namesOf(harness, { q })).toEqual([]);
    for (const q of ['', '   ', 'ك'.repeat(101), '\u0000']) {
      const answer = await harness.guest.get(`/api/professionals?q=${encodeURIComponent(q)}`);
      expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    }
  });
});

describe('the words of a professional', () => {
  it('are what they say now', async () => {
    const { id, client } = await settle(harness, { fullName: 'Nuri', categoryIds: ['cleaning'] });
    await expect.poll(() => found('nuri'), patience).toEqual(['Nuri']);
    const service = await openService(client, 540, 720, { name: { ar: 'جلي رخام', en: '' } });
    await expect.poll(() => found('رخام'), patience).toEqual(['Nuri']);
    await client.post(`/api/professional/services/${service}/pause`);
    await expect.poll(() => found('رخام'), patience).toEqual([]);
    await client.put('/api/professional/profile', {
      categoryIds: ['cleaning'],
      placeId: 'm-tajura',
      headline: { ar: '', en: 'Marble floors' },
      experienceYears: 3,
    });
    await expect.poll(() => found('marble'), patience).toEqual(['Nuri']);
    const renamed = { fullName: 'Nouri', locale: 'ar' } as const;
    await harness.publish(id, { type: 'osta.account.user-profile-updated', data: renamed }, id);
    await expect.poll(() => found('nouri marble'), patience).toEqual(['Nouri']);
    await expect.poll(() => found('nuri'), patience).toEqual([]);
  });

  it('are gone while they have paused', async () => {
    const { id, client } = await settle(harness, { fullName: 'Huda' });
    await expect.poll(() => found('huda'), patience).toEqual(['Huda']);
    await client.put('/api/professional/pause', { lastDay: null });
    expect(await namesOf(harness, { q: 'huda' })).toEqual([]);
    await vi.waitFor(
      async () => expect(await wordsOf(id)).toMatchObject([{ said: null }]),
      patience,
    );
    await client.delete('/api/professional/pause');
    await expect.poll(() => found('huda'), patience).toEqual(['Huda']);
  });

  it('are gone while they are suspended, and come back', async () => {
    const { id } = await settle(harness, { fullName: 'Faraj' });
    await expect.poll(() => found('faraj'), patience).toEqual(['Faraj']);
    const admin = await harness.as(newUserId(), { isAdmin: true });
    const application = `/api/professional/applications/${id}`;
    const suspended = await decideOn(admin, application, 'suspend', {
      cause: 'complaints',
      note: 'Three in a week',
    });
    expect(suspended.status).toBe(200);
    expect(await namesOf(harness, { q: 'faraj' })).toEqual([]);
    await vi.waitFor(
      async () => expect(await wordsOf(id)).toMatchObject([{ said: null }]),
      patience,
    );
    expect((await decideOn(admin, application, 'reinstate')).status).toBe(200);
    await expect.poll(() => found('faraj'), patience).toEqual(['Faraj']);
  });

  it('are gone for ever once the account is erased', async () => {
    const { id, client } = await settle(harness, { fullName: 'Zuhra' });
    await openService(client, 540, 720, { name: { ar: 'تركيب ستائر', en: '' } });
    await expect.poll(() => found('ستائر'), patience).toEqual(['Zuhra']);
    await harness.publish(id, { type: 'osta.account.account-erased', data: {} }, id);
    await expect.poll(() => found('ستائر'), patience).toEqual([]);
    await vi.waitFor(async () => {
      // The services are archived after it, which says nothing again
      const rows = await harness.query(
        'select from professional.offering where professional_id = $1 and status <> $2',
        [id, 'archived'],
      );
      expect(rows).toEqual([]);
      expect(await wordsOf(id)).toEqual([{ named: null, said: null }]);
    }, patience);
  });
});
