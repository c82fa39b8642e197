import { MyOffering, PublicOfferings } from '@osta/contracts/offering/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { namesOf, settle } from './market.ts';
import { openService } from './open-service.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

const path = '/api/professional/pause';
const trade = { categoryId: 'painting' };

it('takes a profile out of every list, and leaves its page', async () => {
  const { id, client } = await settle(harness, { fullName: 'Omar', categoryIds: ['painting'] });
  await settle(harness, { fullName: 'Nadia', categoryIds: ['painting'] });
  const lists = [
    trade,
    { ...trade, placeId: 'm-tajura' },
    { ...trade, sort: 'experience' },
    { ...trade, within: '-180,-85,180,85' },
  ];
  for (const list of lists) {
    expect([...(await namesOf(harness, list))].toSorted()).toEqual(['Nadia', 'Omar']);
  }

  expect((await client.put(path, { lastDay: null })).body).toEqual({ paused: { lastDay: null } });
  for (const list of lists) expect(await namesOf(harness, list)).toEqual(['Nadia']);
  const page = await harness.guest.get(`/api/professionals/${id}`);
  expect(page.body).toMatchObject({ fullName: 'Omar', paused: { lastDay: null } });
  expect(problemOf(await client.put('/api/professional/presence', { minutes: 60 }))).toBe(
    '409 PROFILE_PAUSED',
  );

  expect((await client.delete(path)).body).toEqual({ paused: null });
  expect((await client.delete(path)).body).toEqual({ paused: null });
  for (const list of lists) {
    expect([...(await namesOf(harness, list))].toSorted()).toEqual(['Nadia', 'Omar']);
  }
});

it('offers no time, though its services stay in sight', async () => {
  const { id, client } = await settle(harness, { fullName: 'Aya', categoryIds: ['hvac'] });
  const serviceId = await openService(client, 540, 720);
  const offered = async (): Promise<PublicOfferings['items']> => {
    const { body } = await harness.guest.get(`/api/professionals/${id}/services`);
    return PublicOfferings.parse(body).items;
  };
  const times = async (): Promise<readonly number[]> =>
    (await offered()).map(({ nextFreeTimes }) => nextFreeTimes.length);
  const facts = (): Promise<TestAnswer> =>
    harness.guest.get(`/api/professionals/${id}?withNextFree=true`);
  expect(await times()).toEqual([3]);
  expect((await facts()).body).not.toMatchObject({ nextFreeAt: null });

  await client.put(path, { lastDay: null });
  expect(await times()).toEqual([0]);
  expect((await facts()).body).toMatchObject({ nextFreeAt: null });
  expect(await offered()).toMatchObject([{ away: { lastDay: null } }]);

  await client.put(path, { lastDay: '2100-01-01' });
  expect(await offered()).toMatchObject([{ away: { lastDay: '2100-01-01' } }]);
  await client.delete(path);
  expect(await offered()).toMatchObject([{ away: null }]);

  const hours = `/api/professional/services/${serviceId}`;
  const { version, availability } = MyOffering.parse((await client.get(hours)).body);
  const leave = { firstDay: '2000-01-01', lastDay: '2100-01-02' };
  const taken = await client.put(
    `${hours}/availability`,
    { ...availability, leaves: [leave] },
    { 'if-match': `"v${version}"` },
  );
  expect(taken.status).toBe(200);
  expect(await offered()).toMatchObject([{ away: { lastDay: leave.lastDay } }]);
});

it('comes back by itself after the last day', async () => {
  const roofing = { categoryIds: ['moving'] };
  const { id, client } = await settle(harness, { fullName: 'Salem', ...roofing });
  const [lastDay = ''] = harness.clock.now().split('T');
  await client.put(path, { lastDay });
  expect(await namesOf(harness, { categoryId: 'moving' })).toEqual([]);
  expect(await harness.fireTimers()).toBe(0);

  harness.clock.advance(24 * 3_600_000);
  expect(await harness.fireTimers()).toBe(1);
  expect(await namesOf(harness, { categoryId: 'moving' })).toEqual(['Salem']);
  const types = await harness.query<{ type: string; cause: string | null }>(
    `select type, data ->> 'cause' as cause from professional.event where stream_id = $1
     order by stream_version`,
    [id],
  );
  expect(types.at(-1)).toEqual({ type: 'osta.professional.profile-resumed.v1', cause: 'passed' });
});

it('needs a published profile, and a day that is not over', async () => {
  const stranger = await harness.as(newUserId(), { kind: 'professional' });
  expect(problemOf(await stranger.put(path, { lastDay: null }))).toBe('409 PROFILE_NOT_PUBLISHED');
  expect(problemOf(await stranger.delete(path))).toBe('409 PROFILE_NOT_PUBLISHED');
  const { client } = await settle(harness, { fullName: 'Huda' });
  expect(problemOf(await client.put(path, { lastDay: '2020-01-01' }))).toBe(
    '422 PAUSE_IN_THE_PAST',
  );
  for (const body of [{}, { lastDay: 'soon' }, { lastDay: null, other: 1 }]) {
    expect(problemOf(await client.put(path, body))).toBe('400 VALIDATION_FAILED');
  }
  expect(problemOf(await harness.guest.put(path, { lastDay: null }))).toBe('401 UNAUTHENTICATED');
});
