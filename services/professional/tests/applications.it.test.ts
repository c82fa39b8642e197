import { ApplicationCounts, ApplicationView } from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import {
  approve,
  decideFor,
  decideOn,
  fillIn,
  myApplication,
  sections,
  uploadDocument,
} from '../src/testing/approve.ts';
import { offer, register, settle } from './market.ts';

let harness: ServiceHarness;
let admin: TestClient;
let adminId: UserId;
const own = '/api/professional/application';

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
  adminId = newUserId();
  admin = await harness.as(adminId, { isAdmin: true });
});

afterAll(() => harness.stop());

interface Applicant {
  readonly id: UserId;
  readonly client: TestClient;
  /** Where admins find the application. */
  readonly path: string;
}

async function enter(fullName = 'Salem'): Promise<Applicant> {
  const id = newUserId();
  await register(harness, id, fullName);
  return { id, client: await harness.as(id), path: `/api/professional/applications/${id}` };
}

async function read({ path }: Applicant): Promise<ApplicationView> {
  return ApplicationView.parse((await admin.get(path)).body);
}

/** Whether customers can see the profile. */
async function isFound({ id }: { readonly id: UserId }): Promise<boolean> {
  return (await harness.guest.get(`/api/professionals/${id}`)).status === 200;
}

describe('an application', () => {
  it('goes from a draft to an approved professional, with one round of changes', async () => {
    const salem = await enter();
    await fillIn(salem.client);
    expect(await myApplication(salem.client)).toMatchObject({
      status: 'draft',
      missing: [],
      content: { legalName: sections.general.legalName, hasAcceptedCommitments: true },
      documents: [{ kind: 'identity', number: '119900112233', review: 'waiting' }],
    });
    // Nobody else sees a draft
    expect(problemOf(await admin.get(salem.path))).toBe('404 APPLICATION_NOT_FOUND');

    expect((await salem.client.post(`${own}/submit`)).body).toMatchObject({ status: 'submitted' });
    await admin.post(`${salem.path}/assign`);
    const notes = { about: 'اذكر المناطق التي تصلها' };
    const asked = await decideOn(admin, salem.path, 'request-changes', { notes });
    expect(asked.body).toMatchObject({ status: 'changes_requested' });
    expect(await myApplication(salem.client)).toMatchObject({
      changes: notes,
      missing: ['about'],
      resubmissionsLeft: 3,
    });
    expect(problemOf(await salem.client.post(`${own}/submit`))).toBe('422 APPLICATION_INCOMPLETE');

    const general = { ...sections.general, about: 'سباكة وسخانات في تاجوراء وجنزور' };
    await salem.client.put(`${own}/general`, general);
    await salem.client.post(`${own}/submit`);
    expect(await read(salem)).toMatchObject({
      status: 'submitted',
      round: 2,
      content: { about: general.about },
      review: { before: { about: sections.general.about }, reviewer: { id: adminId } },
    });

    await decideFor(salem.client, admin);
    const { status, review, documents, commitmentsAcceptedAt } = await read(salem);
    expect(status).toBe('approved');
    expect(documents[0]?.reviewedAt).not.toBeNull();
    expect(review?.history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      'started applicant',
      'document-added applicant',
      'submitted applicant',
      'assigned admin',
      'changes-requested admin',
      'submitted applicant',
      'assigned admin',
      'document-reviewed admin',
      'approved admin',
    ]);
    expect((await salem.client.put('/api/professional/profile', offer)).status).toBe(200);

    // Customers and the professional read when the commitments were accepted, and nothing that is invented
    const accepted = (await harness.events()).find(
      ({ type, actor }) => type.endsWith('commitments-accepted') && actor === salem.id,
    );
    expect(commitmentsAcceptedAt).toBe(accepted?.time);
    await vi.waitFor(async () => {
      const { body } = await harness.guest.get(`/api/professionals/${salem.id}`);
      expect(body).toMatchObject({ committedAt: accepted?.time });
    }, patience);
  });

  it('is decided on as it was read', async () => {
    const { client, path } = await enter();
    await fillIn(client);
    await client.post(`${own}/submit`);
    await admin.post(`${path}/assign`);
    const before = (await admin.get(path)).headers.get('etag') ?? '';
    for (const verb of ['release', 'assign']) await admin.post(`${path}/${verb}`);
    const ask = (headers?: Record<string, string>): Promise<TestAnswer> =>
      admin.post(`${path}/request-changes`, { notes: { about: 'اذكر خبرتك' } }, headers);
    expect(problemOf(await ask({ 'if-match': before }))).toBe('412 PRECONDITION_FAILED');
    expect(problemOf(await ask())).toBe('428 PRECONDITION_REQUIRED');
    expect(await myApplication(client)).toMatchObject({ status: 'under_review', changes: {} });
  });

  it('is found in the queue by name, status and reviewer, the longest waiting first', async () => {
    const people = [await enter('Queue One'), await enter('Queue Two'), await enter('Queue 100%')];
    for (const [nth, { client }] of people.entries()) {
      await fillIn(client);
      harness.clock.set(`2026-03-02T08:0${nth}:00.000Z`);
      await client.post(`${own}/submit`);
    }
    const [first] = people;
    await admin.post(`${first?.path}/assign`);

    const list = async (query: string): Promise<unknown> => {
      const { body } = await admin.get(`/api/professional/applications?${query}`);
      return (body as { items: { fullName: string }[] }).items.map(({ fullName }) => fullName);
    };
    await vi.waitFor(
      async () => {
        expect(await list('q=queue')).toEqual(['Queue One', 'Queue Two', 'Queue 100%']);
      },
      { timeout: 20_000 },
    );
    expect(await list('q=queue&status=submitted')).toEqual(['Queue Two', 'Queue 100%']);
    expect(await list('q=queue&assigned=me')).toEqual(['Queue One']);
    expect(await list('q=queue&assigned=nobody')).toEqual(['Queue Two', 'Queue 100%']);
    expect(await list('q=100%25+QUEUE')).toEqual(['Queue 100%']);
    expect(await list('q=queue&categoryId=plumbing&placeId=m-tajura')).toHaveLength(3);
    expect(await list('q=queue&categoryId=solar')).toEqual([]);
    expect(await list('q=queue&placeId=m-misrata-city')).toEqual([]);
    harness.clock.set('2026-03-03T08:01:30.000Z');
    expect(await list('q=queue&waitingDays=1')).toEqual(['Queue One', 'Queue Two']);
    const page = await admin.get('/api/professional/applications?q=queue&limit=2');
    const { nextCursor } = page.body as { nextCursor: string };
    expect(await list(`q=queue&limit=2&cursor=${nextCursor}`)).toEqual(['Queue 100%']);
  });

  it('is given back, waits at its old place, and is counted where it stands', async () => {
    const counts = async (): Promise<unknown> =>
      (await admin.get('/api/professional/applications/counts')).body;
    const before = ApplicationCounts.parse(await counts()).counts;
    const { client, path } = await enter();
    await fillIn(client);
    await client.post(`${own}/submit`);
    const { submittedAt } = await myApplication(client);
    await admin.post(`${path}/assign`);
    const after = { ...before, under_review: (before.under_review ?? 0) + 1 };
    expect(await counts()).toEqual({ counts: after });

    expect(problemOf(await client.post(`${path}/release`))).toMatch(/^403 /u);
    expect((await admin.post(`${path}/release`)).body).toMatchObject({ status: 'submitted' });
    expect((await admin.get(path)).body).toMatchObject({ submittedAt, review: { reviewer: null } });
    const back = { ...before, submitted: (before.submitted ?? 0) + 1 };
    expect(await counts()).toEqual({ counts: back });
  });

  it('is rejected with a reason, can be taken back, and begun again after thirty days', async () => {
    const { client, path } = await enter();
    await fillIn(client);
    await client.post(`${own}/submit`);
    await admin.post(`${path}/assign`);
    const reject = { cause: 'documents', note: 'الوثيقة لشخص آخر' };
    await decideOn(admin, path, 'reject', reject);
    expect(await myApplication(client)).toMatchObject({ status: 'rejected', decision: reject });
    expect((await decideOn(admin, path, 'reopen')).body).toMatchObject({ status: 'under_review' });
    await decideOn(admin, path, 'reject', reject);
    const section = { categoryIds: ['water'] };
    expect(problemOf(await client.put(`${own}/services`, section))).toBe('409 REAPPLY_TOO_EARLY');

    const then = harness.clock.now();
    harness.clock.set('2026-05-01T08:00:00.000Z');
    expect((await client.put(`${own}/services`, section)).body).toMatchObject({ status: 'draft' });
    harness.clock.set(then);
  });
});

describe('a document that is refused', () => {
  it('says why, by a cause from a list and in words', async () => {
    const salem = await enter('Refused');
    await fillIn(salem.client);
    await salem.client.post(`${own}/submit`);
    await admin.post(`${salem.path}/assign`);
    const [document] = (await read(salem)).documents;
    const review = `${salem.path}/documents/${document?.id}/review`;
    const words = { note: 'الرقم لا يُقرأ' };
    for (const cause of [null, 'mood']) {
      const without = await admin.post(review, { verdict: 'refused', cause, ...words });
      expect(problemOf(without)).toBe('400 VALIDATION_FAILED');
    }
    const both = await admin.post(review, { verdict: 'accepted', cause: 'unreadable', ...words });
    expect(problemOf(both)).toBe('400 VALIDATION_FAILED');
    const silent = await admin.post(review, { verdict: 'refused', cause: 'other', note: ' ' });
    expect(problemOf(silent)).toBe('400 VALIDATION_FAILED');
    await admin.post(review, { verdict: 'refused', cause: 'unreadable', ...words });
    expect((await myApplication(salem.client)).documents).toMatchObject([
      { review: 'refused', cause: 'unreadable', ...words },
    ]);
    expect((await read(salem)).review?.history.at(-1)).toMatchObject({
      what: 'document-reviewed',
      cause: 'unreadable',
      ...words,
    });
    // A verdict can be changed during the review, and takes its cause along
    await admin.post(review, { verdict: 'accepted', cause: null, note: '' });
    expect((await myApplication(salem.client)).documents).toMatchObject([
      { review: 'accepted', cause: null, note: '' },
    ]);
  });
});

describe('the standing of a professional', () => {
  it('ends with a suspension and comes back with the reinstatement', async () => {
    const pro = await settle(harness, { fullName: 'Suspended' });
    const path = `/api/professional/applications/${pro.id}`;
    const silent = await decideOn(admin, path, 'suspend', { cause: 'other', note: '' });
    expect(problemOf(silent)).toBe('400 VALIDATION_FAILED');
    await decideOn(admin, path, 'suspend', { cause: 'complaints', note: 'Three in a week' });
    expect(await isFound(pro)).toBe(false);
    const list = await harness.guest.get('/api/professionals?limit=100');
    expect(JSON.stringify(list.body)).not.toContain(pro.id);
    expect(problemOf(await pro.client.put('/api/professional/profile', offer))).toBe(
      '403 NOT_A_PROFESSIONAL',
    );
    await decideOn(admin, path, 'reinstate');
    expect(await isFound(pro)).toBe(true);
    await decideOn(admin, path, 'suspend', { cause: 'fraud', note: '' });
    await decideOn(admin, path, 'revoke', { cause: 'fraud', note: '' });
    expect(await isFound(pro)).toBe(false);
    expect(problemOf(await decideOn(admin, path, 'reinstate'))).toBe(
      '409 APPLICATION_ILLEGAL_TRANSITION',
    );
  });

  it('is warned of an expiry, lapses, and is renewed by a new document', async () => {
    const pro = await settle(harness, { fullName: 'Expiring' });
    const lapsing = await enter('Renewing');
    await fillIn(lapsing.client, { expiresOn: '2026-06-30' });
    await lapsing.client.post(`${own}/submit`);
    await decideFor(lapsing.client, admin);
    await lapsing.client.put('/api/professional/profile', offer);

    const then = harness.clock.now();
    for (const day of ['2026-06-01', '2026-06-24', '2026-06-30', '2026-07-01']) {
      harness.clock.set(`${day}T08:00:00.000Z`);
      await harness.fireTimers();
    }
    const { review } = await read(lapsing);
    expect(review?.history.map(({ what }) => what).slice(-4)).toEqual([
      'expiry-warned',
      'expiry-warned',
      'expiry-warned',
      'lapsed',
    ]);
    expect(await isFound(lapsing)).toBe(false);
    expect(await isFound(pro)).toBe(true);

    const fileId = await uploadDocument(lapsing.client);
    const dates = { issuedOn: '2026-06-30', expiresOn: '2030-01-01' };
    const document = { kind: 'identity', number: '2', ...dates, fileId };
    await lapsing.client.post(`${own}/documents`, document);
    const renewals = async (): Promise<unknown> =>
      (await admin.get('/api/professional/applications?q=renew&hasRenewal=true')).body;
    expect(await renewals()).toMatchObject({ items: [{ status: 'lapsed', documentsWaiting: 1 }] });
    const newest = (await myApplication(lapsing.client)).documents.at(-1);
    const verdict = { verdict: 'accepted', cause: null, note: '' };
    const answer = await admin.post(`${lapsing.path}/documents/${newest?.id}/review`, verdict);
    expect(answer.body).toMatchObject({ status: 'approved' });
    expect(await renewals()).toMatchObject({ items: [] });
    await vi.waitFor(
      async () => {
        expect(await isFound(lapsing)).toBe(true);
      },
      { timeout: 20_000 },
    );
    harness.clock.set(then);
  });

  it('ends with the account, and so do the files', async () => {
    const { id, client } = await enter();
    await approve(client, admin);
    await harness.publish(id, { type: 'osta.account.account-erased', data: {} }, id);
    await vi.waitFor(
      async () => {
        const files = await harness.query(
          'select 1 from professional.document_file where applicant_id = $1',
          [id],
        );
        const ended = await harness.query<{ status: string }>(
          'select status from professional.application where applicant_id = $1',
          [id],
        );
        expect([files, ended]).toEqual([[], [{ status: 'withdrawn' }]]);
      },
      { timeout: 20_000 },
    );
  });
});
