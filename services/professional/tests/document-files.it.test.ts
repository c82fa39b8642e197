import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ApplicationView } from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { lockedPdf, plainPdf } from '@osta/platform/testing/plain-pdf';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { fillIn, myApplication, sendDocument, uploadDocument } from '../src/testing/approve.ts';
import { register, settle } from './market.ts';

let harness: ServiceHarness;
let directory: string;
const own = '/api/professional/application';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-documents-'));
  harness = await startHarness(professionalManifest, {
    config: { isProduction: false },
    environment: { OSTA_FILES_DIR: directory },
  });
});

afterAll(async () => {
  await harness.stop();
  await rm(directory, { recursive: true, force: true });
});

interface Applicant {
  readonly id: UserId;
  readonly client: TestClient;
}

async function enter(): Promise<Applicant> {
  const id = newUserId();
  await register(harness, id, 'Salem');
  return { id, client: await harness.as(id) };
}

/** Adds a document whose file is this one. */
async function addDocument({ client }: Applicant, bytes: Uint8Array): Promise<void> {
  const fileId = await uploadDocument(client, bytes);
  const dates = { issuedOn: '2021-05-31', expiresOn: null };
  const added = await client.post(`${own}/documents`, {
    kind: 'certificate',
    number: '7',
    ...dates,
    fileId,
  });
  expect(added.status).toBe(201);
}

/** The links that the applicant reads. */
async function linksOf({ client }: Applicant): Promise<readonly string[]> {
  const { documents } = await myApplication(client);
  return documents.map(({ fileUrl }) => fileUrl);
}

/** The links that an admin reads. */
async function linksFor(admin: TestClient, { id }: Applicant): Promise<readonly string[]> {
  const { body } = await admin.get(`/api/professional/applications/${id}`);
  return ApplicationView.parse(body).documents.map(({ fileUrl }) => fileUrl);
}

/** The names of the stored files. */
async function storedFiles(): Promise<readonly string[]> {
  return (await readdir(path.join(directory, 'documents'))).toSorted();
}

describe('the picture of a document', () => {
  it('opens by a link for its reader alone', async () => {
    const salem = await enter();
    await fillIn(salem.client);
    await addDocument(salem, plainPdf());
    await salem.client.post(`${own}/submit`);
    const admin = await harness.as(newUserId(), { isAdmin: true });
    const otherAdmin = await harness.as(newUserId(), { isAdmin: true });
    const { client: professional } = await settle(harness, { fullName: 'Other' });
    const { client: stranger } = await enter();

    const theirs = await linksOf(salem);
    const admins = await linksFor(admin, salem);
    expect([theirs.length, admins.length]).toEqual([2, 2]);
    for (const [reader, links] of [
      [salem.client, theirs],
      [admin, admins],
    ] as const) {
      for (const link of links) {
        const { status, headers } = await reader.get(link);
        expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
          200,
          'private, no-store',
          'image/webp',
        ]);
      }
    }

    const read: unknown[] = [];
    for (const link of [...theirs, ...admins]) {
      expect(problemOf(await harness.guest.get(link))).toBe('401 UNAUTHENTICATED');
      for (const other of [stranger, professional, otherAdmin]) {
        read.push(problemOf(await other.get(link)));
      }
    }
    for (const link of admins) read.push(problemOf(await salem.client.get(link)));
    for (const link of theirs) read.push(problemOf(await admin.get(link)));
    expect(read).toEqual(Array.from({ length: 16 }, () => '404 NOT_FOUND'));
  });

  it('opens by no changed link, and by none that has ended', async () => {
    const salem = await enter();
    await fillIn(salem.client);
    const then = harness.clock.now();
    harness.clock.set('2026-03-02T08:03:00.000Z');
    const [link = ''] = await linksOf(salem);
    const changed = [`${link}A`, link.slice(0, -1), link.replace(/\/[^/]+$/u, '/none')];
    for (const each of changed) {
      expect(problemOf(await salem.client.get(each))).toBe('404 NOT_FOUND');
    }
    harness.clock.set('2026-03-02T08:19:59.999Z');
    expect((await salem.client.get(link)).status).toBe(200);
    harness.clock.set('2026-03-02T08:20:00.000Z');
    expect(problemOf(await salem.client.get(link))).toBe('404 NOT_FOUND');
    // Whoever reads the application again gets another one
    const [next = ''] = await linksOf(salem);
    expect((await salem.client.get(next)).status).toBe(200);
    harness.clock.set(then);
  });

  it('belongs to the document of nobody else', async () => {
    const salem = await enter();
    const { client } = await enter();
    const fileId = await uploadDocument(salem.client);
    const dates = { issuedOn: '2021-05-31', expiresOn: null };
    const stolen = { kind: 'identity', number: '1', ...dates, fileId };
    expect(problemOf(await client.post(`${own}/documents`, stolen))).toBe('404 DOCUMENT_NOT_FOUND');
  });
});

describe('the file of a document', () => {
  it('is a picture or a PDF, and is stored as a picture alone', async () => {
    const salem = await enter();
    const before = await storedFiles();
    await uploadDocument(salem.client, plainPdf([{}, {}]));
    const stored = (await storedFiles()).filter((name) => !before.includes(name));
    expect(stored).toEqual([expect.stringMatching(/^[\w-]+\.webp$/u)]);
    const bytes = await readFile(path.join(directory, 'documents', stored[0] ?? ''));
    expect([bytes.toString('latin1', 0, 4), bytes.includes('%PDF')]).toEqual(['RIFF', false]);

    const locked = await sendDocument(salem.client, lockedPdf());
    expect(problemOf(locked)).toBe('422 PDF_REFUSED');
    expect(locked.body).toMatchObject({ reason: 'password' });
    const script = Buffer.from('<svg onload="alert(1)"/>');
    expect(problemOf(await sendDocument(salem.client, script))).toBe('422 IMAGE_REFUSED');
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it('is gone with the account, whatever was uploaded', async () => {
    const salem = await enter();
    const before = await storedFiles();
    await fillIn(salem.client);
    await addDocument(salem, plainPdf());
    await uploadDocument(salem.client, plainPdf());
    expect(await storedFiles()).toHaveLength(before.length + 3);
    await harness.publish(salem.id, { type: 'osta.account.account-erased', data: {} }, salem.id);
    await vi.waitFor(
      async () => {
        expect(await storedFiles()).toEqual(before);
      },
      { timeout: 20_000 },
    );
  });
});
