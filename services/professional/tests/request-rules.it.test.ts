import { MyProfile } from '@osta/contracts/professional/my-data';
import { everyRequest } from '@osta/contracts/professional/request-rules';
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

const path = '/api/professional/request-rules';
const few = {
  acceptsRequests: true,
  maxOpenRequests: 3,
  minBudget: 50_000,
  serviceIds: ['plumbing.leak'],
};

it('says which requests reach a professional: all, until they set rules', async () => {
  const { client } = await settle(harness, { fullName: 'سالم الورفلي' });
  expect((await client.get(path)).body).toEqual(everyRequest);

  const saved = await client.put(path, few);
  expect([saved.status, saved.body]).toEqual([200, few]);
  const read = await client.get(path);
  expect(read.body).toEqual(few);
  expect(read.headers.get('etag')).toBe(saved.headers.get('etag'));

  const { requestRules, history } = MyProfile.parse(
    (await client.get('/api/professional/my-data')).body,
  );
  expect(requestRules).toEqual(few);
  expect(history.map(({ type }) => type)).toContain('osta.professional.request-rules-saved.v1');
});

it('refuses rules of somebody without a profile', async () => {
  const stranger = await harness.as(newUserId(), { kind: 'professional' });
  expect(problemOf(await stranger.put(path, few))).toBe('409 PROFILE_NOT_PUBLISHED');
  expect(problemOf(await stranger.get(path))).toBe('409 PROFILE_NOT_PUBLISHED');
});

it('refuses rules about a service that nobody has added', async () => {
  const { client } = await settle(harness, { fullName: 'عمر الفيتوري' });
  expect(problemOf(await client.put(path, { ...few, serviceIds: ['plumbing.volcano'] }))).toBe(
    '422 SERVICE_UNKNOWN',
  );
});

it.each([
  { ...few, maxOpenRequests: 0 },
  { ...few, minBudget: -1 },
  { ...few, serviceIds: [] },
  { ...few, serviceIds: ['Mend a leak'] },
  { ...few, acceptsRequests: 'yes' },
  {},
])('refuses %j', async (body) => {
  const client = await harness.as(newUserId(), { kind: 'professional' });
  expect(problemOf(await client.put(path, body))).toBe('400 VALIDATION_FAILED');
});
