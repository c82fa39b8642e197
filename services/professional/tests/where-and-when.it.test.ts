import { ProfessionalPage } from '@osta/contracts/professional/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { namesOf, offer, settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

describe('the languages that somebody speaks', () => {
  const path = '/api/professional/languages';

  it('are said after the profile is published, and stay when the offer changes', async () => {
    const stranger = await harness.as(newUserId(), { kind: 'professional' });
    expect(problemOf(await stranger.put(path, { languages: ['ar'] }))).toBe(
      '409 PROFILE_NOT_PUBLISHED',
    );
    const { id, client } = await settle(harness, { fullName: 'Speaks', categoryIds: ['solar'] });
    const { body } = await client.put(path, { languages: ['fr', 'ar', 'fr', 'ber'] });
    expect(body).toEqual({ languages: ['ar', 'ber', 'fr'] });
    await client.put('/api/professional/profile', { ...offer, categoryIds: ['solar'] });
    const card = await harness.guest.get(`/api/professionals/${id}`);
    expect(card.body).toMatchObject({ languages: ['ar', 'ber', 'fr'] });
  });

  it('are a filter of the list', async () => {
    const trade = { categoryId: 'painting' };
    const painting = { categoryIds: ['painting'] };
    const two = await settle(harness, { fullName: 'Two languages', ...painting });
    await two.client.put(path, { languages: ['ar', 'tr'] });
    const one = await settle(harness, { fullName: 'One language', ...painting });
    await one.client.put(path, { languages: ['ar'] });
    await settle(harness, { fullName: 'Says nothing', ...painting });
    expect(await namesOf(harness, { ...trade, language: 'tr' })).toEqual(['Two languages']);
    expect([...(await namesOf(harness, { ...trade, language: 'ar' }))].toSorted()).toEqual([
      'One language',
      'Two languages',
    ]);
    await two.client.put(path, { languages: [] });
    expect(await namesOf(harness, { ...trade, language: 'ar' })).toEqual(['One language']);
  });

  it.each([{ languages: ['xx'] }, { languages: 'ar' }, {}, { languages: ['ar'], other: 1 }])(
    'refuses %j',
    async (body) => {
      const client = await harness.as(newUserId(), { kind: 'professional' });
      expect(problemOf(await client.put(path, body))).toBe('400 VALIDATION_FAILED');
    },
  );
});

describe('where and when somebody works', () => {
  const area = {
    center: { latitude: 32.8871, longitude: 13.1913 },
    radiusMeters: 15_000,
    placeIds: ['m-janzour', 'm-janzour'],
  };
  const activity = '/api/professional/activity-location';
  const presence = '/api/professional/presence';

  it('is said after the profile is published', async () => {
    const client = await harness.as(newUserId(), { kind: 'professional' });

    expect(problemOf(await client.put(activity, area))).toBe('409 PROFILE_NOT_PUBLISHED');
    expect(problemOf(await client.put(presence, { minutes: 60 }))).toBe(
      '409 PROFILE_NOT_PUBLISHED',
    );
    expect(problemOf(await client.delete(presence))).toBe('409 PROFILE_NOT_PUBLISHED');
  });

  it('is known to about 500 m, and stays when the offer changes', async () => {
    const { id, client } = await settle(harness, { fullName: 'Goes far' });
    const center = { latitude: 32.885, longitude: 13.19 };

    expect((await client.put(activity, area)).body).toEqual({
      ...area,
      center,
      corners: null,
      placeIds: ['m-janzour'],
    });
    await client.put('/api/professional/profile', { ...offer, experienceYears: 6 });
    const { body } = await harness.guest.get(`/api/professionals/${id}`);
    expect(body).toMatchObject({
      experienceYears: 6,
      location: center,
      area: { radiusMeters: 15_000, places: [{ id: 'm-janzour' }] },
    });
    const stored = await harness.query(
      `select data -> 'center' as center from professional.event where stream_id = $1
       and type = 'osta.professional.activity-area-changed.v2'`,
      [id],
    );
    expect(stored).toEqual([{ center }]);
  });

  it('may be an area that is drawn, and the search says who goes where', async () => {
    const { id, client } = await settle(harness, { fullName: 'Draws', categoryIds: ['cleaning'] });
    const center = { latitude: 32.885, longitude: 13.19 };
    const [a, b, c, d] = [
      { latitude: 32.8, longitude: 13.1 },
      { latitude: 32.8, longitude: 13.3 },
      { latitude: 32.92, longitude: 13.3 },
      { latitude: 32.92, longitude: 13.1 },
    ];
    const drawn = { center, radiusMeters: 1000, placeIds: [] };
    const refused = async (corners: unknown): Promise<string> =>
      problemOf(await client.put(activity, { ...drawn, corners }));
    expect(await refused([a, c, b, d])).toBe('422 AREA_CROSSES_ITSELF');
    expect(await refused([a, a, b])).toBe('422 AREA_TOO_SMALL');
    expect(await refused([a, b, { latitude: 24, longitude: 15 }])).toBe('422 AREA_TOO_LARGE');
    for (const wrong of [
      [a, b],
      Array.from({ length: 25 }, () => a),
      [a, b, { latitude: 48, longitude: 2 }],
    ]) {
      expect(await refused(wrong)).toBe('400 VALIDATION_FAILED');
    }
    expect((await harness.guest.get(`/api/professionals/${id}`)).body).toMatchObject({
      area: null,
    });

    // Somewhat beside the cells, which nothing finer is kept of
    const near = { latitude: 32.8012, longitude: 13.0989 };
    const { body } = await client.put(activity, { ...drawn, corners: [near, b, c, d] });
    expect(body).toEqual({ ...drawn, radiusMeters: 13_962, corners: [a, b, c, d] });
    const page = await harness.guest.get(`/api/professionals/${id}`);
    expect(page.body).toMatchObject({ corners: [a, b, c, d], area: { places: [] } });

    const goes = async (query: Readonly<Record<string, string>>): Promise<unknown> => {
      const asked = new URLSearchParams({ categoryId: 'cleaning', ...query });
      const list = await harness.guest.get(`/api/professionals?${asked}`);
      return ProfessionalPage.parse(list.body).items[0]?.goesThere;
    };
    expect(await goes({ latitude: '32.92', longitude: '13.2' })).toBe(true);
    expect(await goes({ latitude: '32.93', longitude: '13.2' })).toBe(false);
    expect(await goes({ placeId: 'm-tripoli-city' })).toBe(true);
    expect(await goes({ placeId: 'm-misrata-city' })).toBe(false);
    expect(await goes({})).toBeNull();
    await client.put(activity, { ...drawn, placeIds: ['m-misrata-city'] });
    expect(await goes({ placeId: 'm-misrata-city' })).toBe(true);
    expect(await goes({ placeId: 'm-tajura' })).toBe(false);
  });

  it('is on the list while the presence lasts, and ends by itself', async () => {
    const { id, client } = await settle(harness, { fullName: 'Here now', categoryIds: ['moving'] });
    await settle(harness, { fullName: 'Not now', categoryIds: ['moving'] });
    const now = { categoryId: 'moving', isAvailable: 'true' };
    expect(await namesOf(harness, now)).toEqual(expect.arrayContaining(['Here now', 'Not now']));

    await client.put(presence, { minutes: 60 });
    expect(await namesOf(harness, now)).toEqual(['Here now']);
    harness.clock.advance(60 * 60_000);
    expect(await harness.fireTimers()).toBe(1);
    expect((await harness.guest.get(`/api/professionals/${id}`)).body).toMatchObject({
      availableUntil: null,
    });
    const types = await harness.query<{ type: string; cause: string | null }>(
      `select type, data ->> 'cause' as cause from professional.event where stream_id = $1
       order by stream_version`,
      [id],
    );
    expect(types.at(-1)).toEqual({ type: 'osta.professional.presence-ended.v1', cause: 'passed' });
  });

  it('ends when it is withdrawn, once', async () => {
    const { client } = await settle(harness, { fullName: 'Changed their mind' });
    await client.put(presence, { minutes: 30 });

    expect((await client.delete(presence)).body).toEqual({ availableUntil: null });
    expect((await client.delete(presence)).body).toEqual({ availableUntil: null });
  });
});
