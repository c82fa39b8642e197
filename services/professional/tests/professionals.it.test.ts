import { ProfessionalPage, PublicProfessional } from '@osta/contracts/professional/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { approve } from '../src/testing/approve.ts';
import { namesOf, offer, register, settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

/** Returns the body of the list of painters. */
async function painting(query: string): Promise<ProfessionalPage> {
  const { body } = await harness.guest.get(`/api/professionals?categoryId=painting&${query}`);
  return ProfessionalPage.parse(body);
}

describe('a profile', () => {
  it('is what customers see, in their language', async () => {
    const { id, client } = await settle(harness, { fullName: 'علي بن عمر' });
    const page = {
      id,
      fullName: 'علي بن عمر',
      avatarUrl: null,
      headline: 'سباك في تاجوراء',
      headlines: { ar: 'سباك في تاجوراء', en: '' },
      paused: null,
      categories: [{ id: 'plumbing', name: 'Plumbing and drains' }],
      place: { id: 'm-tajura', name: 'Tajoura' },
      experienceYears: 5,
      // The middle of the place, rounded
      location: { latitude: 32.885, longitude: 13.355 },
      area: null,
      languages: [],
      // As in lists: the document that `settle` has checked
      checkedAt: expect.any(String),
      checks: [{ kind: 'identity', at: expect.any(String) }],
      memberSince: expect.any(String),
      jobsDone: 0,
      responseMinutes: null,
      availableUntil: null,
      rating: null,
      // When `settle` has accepted the commitments
      committedAt: expect.any(String),
      equipments: [],
      pictures: [],
      hours: null,
      open: null,
      conduct: { acceptance: null, lateCancellation: null },
      // Of a search, whose words this address does not hold; and no service has a price yet
      distanceMeters: null,
      goesThere: null,
      lowestPrice: null,
      nextFreeAt: null,
      // They go all around, and have their account's name
      corners: null,
      names: { ar: '', en: '' },
    };
    const path = `/api/professionals/${id}`;

    expect((await harness.guest.get(path, { 'accept-language': 'en' })).body).toEqual(page);
    expect((await client.get(path, { 'accept-language': 'ar-LY,ar;q=0.9' })).body).toMatchObject({
      categories: [{ id: 'plumbing', name: 'سباكة وصرف صحي' }],
    });
  });

  it('has its line in the language of the reader, in lists too, and in the other one where there is no other', async () => {
    const both = { ar: 'حدائق وري', en: 'Gardens and watering' };
    const { id, client } = await settle(harness, { fullName: 'Two', categoryIds: ['garden'] });
    const read = async (language: string): Promise<readonly unknown[]> => {
      const page = await harness.guest.get(`/api/professionals/${id}`, {
        'accept-language': language,
      });
      const list = await harness.guest.get('/api/professionals?categoryId=garden&limit=50', {
        'accept-language': language,
      });
      const { items } = ProfessionalPage.parse(list.body);
      return [
        PublicProfessional.parse(page.body).headline,
        items.find((card) => card.id === id)?.headline,
      ];
    };

    for (const [headline, arabic, english] of [
      [both, both.ar, both.en],
      [{ ...both, ar: '' }, both.en, both.en],
      [{ ...both, en: '' }, both.ar, both.ar],
    ] as const) {
      const body = { ...offer, categoryIds: ['garden'], headline };
      expect((await client.put('/api/professional/profile', body)).body).toEqual(body);
      expect(await read('ar')).toEqual([arabic, arabic]);
      expect(await read('en')).toEqual([english, english]);
    }
  });

  it('is replaced by the next one, which the answer contains', async () => {
    const { id, client } = await settle(harness, { fullName: 'Moved' });
    const moved = { ...offer, placeId: 'm-janzour', categoryIds: ['water', 'plumbing', 'water'] };
    const answer = await client.put('/api/professional/profile', moved);

    expect(answer.body).toEqual({ ...moved, categoryIds: ['water', 'plumbing'] });
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect((await harness.guest.get(`/api/professionals/${id}`)).body).toMatchObject({
      place: { id: 'm-janzour' },
      categories: [{ id: 'water' }, { id: 'plumbing' }],
    });
    expect(
      await harness.query(
        `select type, stream_version, actor, source from professional.event where stream_id = $1
         order by stream_version`,
        [id],
      ),
    ).toEqual(
      [1, 2].map((version) => ({
        type: 'osta.professional.profile-published.v1',
        stream_version: version,
        actor: id,
        source: '/osta/professional',
      })),
    );
  });

  it("is shown with its owner's current name", async () => {
    const { id } = await settle(harness, { fullName: 'Old Name' });
    await harness.publish(id, {
      type: 'osta.account.session-revoked',
      data: { sessionIds: ['01980000-0000-7000-8000-0000000000f1'], cause: 'signed-out' },
    });
    await harness.publish(id, {
      type: 'osta.account.user-profile-updated',
      data: { fullName: 'New Name', locale: 'en' },
    });

    await expect
      .poll(async () => (await harness.guest.get(`/api/professionals/${id}`)).body, {
        timeout: 20_000,
      })
      .toMatchObject({ fullName: 'New Name' });
  });

  it('shows the picture of its owner, in lists and on demand too, until it is removed', async () => {
    const { id } = await settle(harness, { fullName: 'Face', categoryIds: ['moving'] });
    const avatarId = '01980000-0000-7000-8000-0000000000fa';
    const change = (to: string | null) =>
      harness.publish(id, { type: 'osta.account.user-avatar-changed', data: { avatarId: to } });
    const read = async (): Promise<readonly unknown[]> => {
      const page = await harness.guest.get(`/api/professionals/${id}`);
      const list = await harness.guest.get('/api/professionals?categoryId=moving');
      const faces = await harness.guest.get(`/api/professionals/faces?ids=${id},${newUserId()}`);
      return [
        PublicProfessional.parse(page.body).avatarUrl,
        ProfessionalPage.parse(list.body).items[0]?.avatarUrl,
        faces.body,
      ];
    };

    await change(avatarId);
    const avatarUrl = `/api/users/${id}/avatar/${avatarId}`;
    await expect
      .poll(read, { timeout: 20_000 })
      .toEqual([avatarUrl, avatarUrl, { items: [{ id, avatarUrl }] }]);
    await harness.query('update professional.profile set is_hidden = true where id = $1', [id]);
    expect((await harness.guest.get(`/api/professionals/faces?ids=${id}`)).body).toEqual({
      items: [],
    });
    await harness.query('update professional.profile set is_hidden = false where id = $1', [id]);
    await change(null);
    await expect.poll(read, { timeout: 20_000 }).toEqual([null, null, { items: [] }]);
  });

  it("is hidden until its owner's name has arrived", async () => {
    const id = newUserId();
    const client = await harness.as(id, { kind: 'professional' });
    await approve(client, await harness.as(newUserId(), { isAdmin: true }));
    await client.put('/api/professional/profile', { ...offer, categoryIds: ['pest'] });
    const path = `/api/professionals/${id}`;

    expect(problemOf(await harness.guest.get(path))).toBe('404 PROFESSIONAL_NOT_FOUND');
    expect(await namesOf(harness, { categoryId: 'pest' })).toEqual([]);
    await register(harness, id, 'Late Name');
    await expect
      .poll(() => namesOf(harness, { categoryId: 'pest' }), { timeout: 20_000 })
      .toEqual(['Late Name']);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    const painters = [
      { fullName: 'Here, 3 years', placeId: 'n-hay-alandalus-gargaresh', experienceYears: 3 },
      { fullName: 'Here, 30 years', placeId: 'n-hay-alandalus-gargaresh', experienceYears: 30 },
      { fullName: 'Same town', placeId: 'm-hay-alandalus', experienceYears: 1 },
      { fullName: 'Next town', placeId: 'm-suq-aljumaa', experienceYears: 50 },
      { fullName: 'Far, 60 years', placeId: 'm-misrata-city', experienceYears: 60 },
      { fullName: 'Far, 10 years', placeId: 'n-benghazi-al-laithi', experienceYears: 10 },
    ];
    for (const painter of painters) {
      await settle(harness, { ...painter, categoryIds: ['painting'] });
    }
    await settle(harness, {
      fullName: 'Paints and cleans',
      categoryIds: ['cleaning', 'painting'],
      placeId: 'm-tajura',
      experienceYears: 2,
    });
  });

  const near = [
    'Here, 30 years',
    'Here, 3 years',
    'Same town',
    'Next town',
    'Paints and cleans',
    'Far, 60 years',
    'Far, 10 years',
  ];

  it.each([1, 2, 3, 7, 100])('starts with the nearest, on pages of %i', async (limit) => {
    const query = { serviceId: 'painting.interior', placeId: 'n-hay-alandalus-gargaresh' };

    expect(await namesOf(harness, { ...query, limit: String(limit) })).toEqual(near);
  });

  it('starts with the most experienced without a place', async () => {
    expect(await namesOf(harness, { categoryId: 'painting', limit: '2' })).toEqual([
      'Far, 60 years',
      'Next town',
      'Here, 30 years',
      'Far, 10 years',
      'Here, 3 years',
      'Paints and cleans',
      'Same town',
    ]);
  });

  it('says how far everybody is from a point, in any order', async () => {
    const point = 'latitude=32.86&longitude=13.1';
    const { items } = await painting(point);
    const meters = items.map(({ distanceMeters }) => distanceMeters ?? -1);

    expect(meters).toEqual(meters.toSorted((one, other) => one - other));
    expect(meters[0]).toBeLessThan(3000);
    expect(meters.at(-1)).toBeGreaterThan(600_000);
    const byYears = await painting(`${point}&sort=experience`);
    expect(byYears.items[0]).toMatchObject({ fullName: 'Far, 60 years', experienceYears: 60 });
    expect(byYears.items[0]?.distanceMeters).toBeGreaterThan(100_000);
    expect((await painting('')).items[0]?.distanceMeters).toBeNull();
  });

  it('has those in a part of the map, or says that nobody is there', async () => {
    const misrata = await painting('within=15,32.2,15.3,32.5');
    expect(misrata).toMatchObject({ items: [{ fullName: 'Far, 60 years' }], isWidened: false });

    const desert = 'within=20,24,20.5,24.5&placeId=m-tajura';
    const first = await painting(`${desert}&limit=1`);
    expect(first).toMatchObject({ items: [{ fullName: 'Paints and cleans' }], isWidened: true });
    const second = await painting(`${desert}&limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ fullName: 'Next town' }], isWidened: true });
  });

  it.each(['within=1,2,3', 'within=a,b,c,d', 'within=', 'latitude=&longitude='])(
    'refuses %s',
    async (query) => {
      const { status } = await harness.guest.get(`/api/professionals?${query}`);
      expect(status).toBe(400);
    },
  );

  it('has exactly those who offer everything requested', async () => {
    expect(
      await namesOf(harness, { categoryId: 'cleaning', serviceId: 'painting.interior' }),
    ).toEqual(['Paints and cleans']);
    expect(await namesOf(harness, { categoryId: 'solar' })).toEqual([]);
  });

  it('neither repeats nor loses anybody when one is added between two pages', async () => {
    const query = 'categoryId=painting&placeId=n-hay-alandalus-gargaresh&limit=3';
    const first = await harness.guest.get(`/api/professionals?${query}`);
    const newcomer = await settle(harness, {
      fullName: 'Newcomer',
      categoryIds: ['painting'],
      placeId: 'n-hay-alandalus-gargaresh',
      experienceYears: 20,
    });
    const { nextCursor } = first.body as { nextCursor: string };
    const second = await harness.guest.get(`/api/professionals?${query}&cursor=${nextCursor}`);

    expect(second.body).toMatchObject({
      items: near.slice(3, 6).map((fullName) => ({ fullName })),
    });
    await newcomer.client.put('/api/professional/profile', { ...offer, categoryIds: ['solar'] });
  });

  it('may be cached briefly by shared caches, and by no browser', async () => {
    const { headers } = await harness.guest.get('/api/professionals');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(headers.get('vary')).toBe('accept-language');
  });
});
