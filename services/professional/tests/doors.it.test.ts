import type { AccountKind } from '@osta/contracts/account/kind';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { professionalManifest } from '../src/manifest.ts';
import { approve } from '../src/testing/approve.ts';
import { offer, settle } from './market.ts';

/** Who may call the routes, and with what input. */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

const stranger = '01980000-0000-7000-8000-00000000000a';
const profile = '/api/professional/profile';

const people = {
  guest: { publishes: '401 UNAUTHENTICATED', asksForOwn: '401 UNAUTHENTICATED' },
  unregistered: { publishes: '403 FORBIDDEN', asksForOwn: '403 FORBIDDEN' },
  customer: { publishes: '403 NOT_A_PROFESSIONAL', asksForOwn: '200' },
  business: { publishes: '403 NOT_A_PROFESSIONAL', asksForOwn: '200' },
  professional: { publishes: '403 NOT_A_PROFESSIONAL', asksForOwn: '200' },
  approved: { publishes: '200', asksForOwn: '200' },
} as const;
type Person = keyof typeof people;
const kinds: readonly [Person, AccountKind | null][] = [
  ['unregistered', null],
  ['customer', 'customer'],
  ['business', 'business'],
  ['professional', 'professional'],
  // Before identity has heard of the approval
  ['approved', 'customer'],
];

async function enter(person: Person): Promise<TestClient> {
  if (person === 'guest') return harness.guest;
  const [, kind = null] = kinds.find(([name]) => name === person) ?? [];
  const client = await harness.as(newUserId(), { kind });
  if (person === 'approved')
    await approve(client, await harness.as(newUserId(), { isAdmin: true }));
  return client;
}

describe('who may do what', () => {
  it.each(['guest', 'unregistered', 'customer', 'business', 'professional', 'approved'] as const)(
    '%s',
    async (person) => {
      const client = await enter(person);
      const put = await client.put(profile, offer);

      expect(put.status === 200 ? '200' : problemOf(put)).toBe(people[person].publishes);
      const mine = await client.get('/api/professional/my-data');
      expect(mine.status === 200 ? '200' : problemOf(mine)).toBe(people[person].asksForOwn);
      expect((await client.get('/api/professionals')).status).toBe(200);
      expect(problemOf(await client.get(`/api/professionals/${stranger}`))).toBe(
        '404 PROFESSIONAL_NOT_FOUND',
      );
    },
  );

  it('leaves no route out', () => {
    expect(harness.service.routes.map(({ operationId }) => operationId).toSorted()).toEqual([
      'acceptApplicationCommitments',
      'addApplicationDocument',
      'announcePresence',
      'approveApplication',
      'archiveService',
      'askAgain',
      'assignApplication',
      'changeActivityArea',
      'changeAvailability',
      'countApplications',
      'declareLanguages',
      'declareNames',
      'draftService',
      'getApplication',
      'getDocumentFile',
      'getMyApplication',
      'getMyEquipments',
      'getMyGallery',
      'getMyOffering',
      'getMyProfile',
      'getProfessional',
      'getRequestRules',
      'getWorkPicture',
      'hideService',
      'listApplications',
      'listFaces',
      'listMyOfferings',
      'listOfferings',
      'listProfessionals',
      'listPublicOfferings',
      'pauseProfile',
      'pauseService',
      'publishProfile',
      'publishService',
      'reinstateProfessional',
      'rejectApplication',
      'releaseApplication',
      'removeApplicationDocument',
      'reopenApplication',
      'requestApplicationChanges',
      'resumeProfile',
      'reviewApplicationDocument',
      'reviseService',
      'revokeProfessional',
      'saveApplicationArea',
      'saveApplicationGeneral',
      'saveApplicationServices',
      'saveEquipments',
      'saveGallery',
      'saveRequestRules',
      'saveServicePhotos',
      'showService',
      'submitApplication',
      'suspendProfessional',
      'uploadDocumentFile',
      'uploadWorkPicture',
      'withdrawApplication',
      'withdrawPresence',
    ]);
  });
});

function cursor(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const Invalid = z.object({ fields: z.array(z.object({ field: z.string() })) });

describe('what does not fit', () => {
  it.each<[string, unknown]>([
    ['body.categoryIds', { ...offer, categoryIds: [] }],
    ['body.categoryIds', { ...offer, categoryIds: 'plumbing' }],
    [
      'body.categoryIds',
      { ...offer, categoryIds: ['plumbing', 'solar', 'hvac', 'pest', 'moving', 'water'] },
    ],
    ['body.categoryIds.0', { ...offer, categoryIds: ['Magic'] }],
    ['body.placeId', { ...offer, placeId: 'm-atlantis' }],
    ['body.placeId', { ...offer, placeId: '' }],
    ['body.headline', { ...offer, headline: 'سباك' }],
    ['body.headline.ar', { ...offer, headline: { ar: '   ', en: '' } }],
    ['body.headline.ar', { ...offer, headline: { ar: 'a'.repeat(141), en: '' } }],
    ['body.headline.en', { ...offer, headline: { ar: '', en: 'a'.repeat(141) } }],
    ['body.experienceYears', { ...offer, experienceYears: -1 }],
    ['body.experienceYears', { ...offer, experienceYears: 61 }],
    ['body.experienceYears', { ...offer, experienceYears: 1.5 }],
    ['body.experienceYears', { ...offer, experienceYears: '5' }],
    ['body.professionalId', { ...offer, professionalId: stranger }],
  ])('put profile: %s', async (field, body) => {
    const id = newUserId();
    const client = await harness.as(id, { kind: 'professional' });
    const answer = await client.put(profile, body);

    expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    expect(Invalid.parse(answer.body).fields.map((each) => each.field)).toContain(field);
    const rows = await harness.query('select 1 from professional.profile where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['query.limit', 'limit=0'],
    ['query.limit', 'limit=101'],
    ['query.limit', 'limit=ten'],
    ['query.cursor', 'cursor='],
    ['query.cursor', 'cursor=not-a-cursor'],
    ['query.cursor', `cursor=${'a'.repeat(201)}`],
    ['query.cursor', `cursor=${cursor([0, 1])}`],
    ['query.cursor', `cursor=${cursor([9, 1, stranger])}`],
    ['query.cursor', `cursor=${cursor([0, 1, "' or 1=1"])}`],
    ['query.cursor', `cursor=${cursor({ nearness: 0 })}`],
    ['query.serviceId', 'serviceId=plumbing'],
    ['query.categoryId', 'categoryId=Magic'],
    ['query.placeId', 'placeId=m-atlantis'],
    ['query.sort', 'sort=name'],
    ['query.latitude', 'latitude=95&longitude=13'],
    ['query.isAvailable', 'isAvailable=perhaps'],
  ])('list: %s of ?%s', async (field, query) => {
    const answer = await harness.guest.get(`/api/professionals?${query}`);

    expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    expect(Invalid.parse(answer.body).fields.map((each) => each.field)).toEqual([field]);
  });

  it.each(['', 'ids=', 'ids=me', `ids=${stranger},`, `ids=${Array(101).fill(stranger).join()}`])(
    'faces: ?%s',
    async (query) => {
      const answer = await harness.guest.get(`/api/professionals/faces?${query}`);

      expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    },
  );

  it.each(['1', 'me', '0198aaaa-0000-4000-8000-000000000001', '%00', "'--"])(
    'id: %s',
    async (id) => {
      const answer = await harness.guest.get(`/api/professionals/${encodeURIComponent(id)}`);

      expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
    },
  );

  it('comes from another site', async () => {
    const { client } = await settle(harness, { fullName: 'Ours' });
    const taken = { ...offer, headline: { ar: '', en: 'Of the attacker' } };

    for (const headers of [{ 'x-csrf': '' }, { origin: 'https://evil.example' }]) {
      expect(problemOf(await client.put(profile, taken, headers))).toBe('403 CROSS_SITE_REFUSED');
    }
  });
});
