import { FoundRedirect, RedirectTable } from '@osta/contracts/redirect/api';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { catalogueManifest } from '../src/manifest.ts';

const table = '/api/redirects/table';

let harness: ServiceHarness;
let admin: TestClient;
const adminId = newUserId();

beforeAll(async () => {
  harness = await startHarness(catalogueManifest, {
    environment: { OSTA_REDIRECT_HOSTS: 'jobs.osta.ly,help.osta.ly' },
  });
  admin = await harness.as(adminId, { isAdmin: true });
});
afterAll(() => harness.stop());

async function found(path: string): Promise<FoundRedirect['redirect']> {
  const answer = await harness.guest.get(`/api/redirects?path=${encodeURIComponent(path)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  return FoundRedirect.parse(answer.body).redirect;
}

type Row = RedirectTable['items'][number];

async function rowOf(path: string): Promise<Row | undefined> {
  const { body } = await admin.get(table);
  return RedirectTable.parse(body).items.find((row) => row.path === path);
}

function add(path: string, target: string, key: string = uuidV4()): Promise<TestAnswer> {
  return admin.post(table, { path, target, isPermanent: false }, { 'idempotency-key': key });
}

/** Changes a redirect with its current version. */
async function change(path: string, target: string, isPermanent = false): Promise<TestAnswer> {
  const version = (await rowOf(path))?.version ?? 1;
  return admin.put(table, { path, target, isPermanent, version });
}

function remove(path: string, version: number): Promise<TestAnswer> {
  return admin.delete(`${table}?path=${path}&version=${version}`);
}

it('redirects visitors of exactly one path, until it is removed', async () => {
  expect(await found('/offers')).toBeNull();
  expect((await add('/offers', '/services?of=spring')).status).toBe(201);
  expect(await found('/offers')).toEqual({ target: '/services?of=spring', isPermanent: false });
  for (const other of [
    '/offers/',
    '/offers/one',
    '/english/offers',
    '/Offers',
    '/offers?of=spring',
  ]) {
    expect(await found(other)).toBeNull();
  }
  expect((await change('/offers', 'https://jobs.osta.ly/all', true)).status).toBe(200);
  expect(await found('/offers')).toEqual({ target: 'https://jobs.osta.ly/all', isPermanent: true });

  const removed = await remove('/offers', 2);
  expect(RedirectTable.parse(removed.body)).toEqual({
    items: [],
    hosts: ['help.osta.ly', 'jobs.osta.ly'],
  });
  expect(await found('/offers')).toBeNull();
  expect((await add('/offers', '/about')).status).toBe(201);
  expect(await rowOf('/offers')).toMatchObject({ version: 4 });
});

it('applies to the same path in English, and leads to the English page', async () => {
  await add('/winter', '/services?of=winter#list');
  expect(await found('/en/winter')).toEqual({
    target: '/en/services?of=winter#list',
    isPermanent: false,
  });
  await add('/front', '/');
  expect(await found('/en/front')).toMatchObject({ target: '/en' });
  // Another site has no language of ours
  await add('/vacancies', 'https://jobs.osta.ly/all');
  expect(await found('/en/vacancies')).toMatchObject({ target: 'https://jobs.osta.ly/all' });
  // A row of its own wins, and is followed to the letter
  await add('/en/winter', '/about');
  expect(await found('/en/winter')).toMatchObject({ target: '/about' });
  expect(await found('/winter')).toMatchObject({ target: '/services?of=winter#list' });
  // A page that is there in English alone
  await add('/only-english', '/en/only-english');
  expect(await found('/only-english')).toMatchObject({ target: '/en/only-english' });
  expect(await found('/en/only-english')).toBeNull();
});

it('shows who wrote a row and when, and records every change as an event', async () => {
  await add('/brand', '/company-brand');
  await change('/brand', '/company-brand', true);
  await change('/brand', '/company-brand', true);
  expect(await rowOf('/brand')).toEqual({
    path: '/brand',
    target: '/company-brand',
    isPermanent: true,
    version: 2,
    setBy: adminId,
    setAt: harness.clock.now(),
  });
  const events = await harness.query(
    `select type, actor, data ->> 'path' as path from catalogue.event
     where topic = 'redirect' and data ->> 'path' = '/brand' order by stream_version`,
  );
  const event = { type: 'osta.redirect.redirect-set.v1', actor: adminId, path: '/brand' };
  expect(events).toEqual([event, event]);
});

it('needs the seen version for a change or removal, and returns the current one otherwise', async () => {
  await add('/menu', '/services');
  const seen = { path: '/menu', isPermanent: false, version: 1 };
  // Two admins look at the same page
  const [one, two] = await Promise.all([
    admin.put(table, { ...seen, target: '/about' }),
    admin.put(table, { ...seen, target: '/company-brand' }),
  ]);
  const won = one.status === 200 ? '/about' : '/company-brand';
  const refusal = {
    status: 409,
    body: {
      code: 'REDIRECT_CHANGED',
      now: { target: won, isPermanent: false, version: 2 },
    },
  };
  expect(one.status === 200 ? two : one).toMatchObject(refusal);
  expect(await found('/menu')).toMatchObject({ target: won });
  // The answer was lost, and the request is sent again
  expect((await admin.put(table, { ...seen, target: won })).status).toBe(200);
  expect(await rowOf('/menu')).toMatchObject({ version: 2 });

  expect(await remove('/menu', 1)).toMatchObject(refusal);
  expect((await remove('/menu', 2)).status).toBe(200);
  const gone = { status: 409, body: { code: 'REDIRECT_CHANGED', now: null } };
  expect(await remove('/menu', 2)).toMatchObject(gone);
  expect(await admin.put(table, { ...seen, target: '/about' })).toMatchObject(gone);
});

function inChain(field: string): object {
  return { status: 422, body: { code: 'REDIRECT_IN_CHAIN', field } };
}

it('refuses chains and circles, however they arise, and names the field', async () => {
  await add('/one', '/about');
  await add('/two', '/services');
  expect(await add('/three', '/one?x=1')).toMatchObject(inChain('target'));
  expect(await change('/two', '/one#x')).toMatchObject(inChain('target'));
  expect(await add('/about', '/services')).toMatchObject(inChain('path'));
  expect(await add('/three', '/three#here')).toMatchObject(inChain('target'));
  // Through the other language
  expect(await add('/three', '/en/one')).toMatchObject(inChain('target'));
  await add('/four', '/five');
  expect(await add('/en/five', '/en/four')).toMatchObject(inChain('target'));
  expect(await add('/en/five', '/privacy-policy')).toMatchObject(inChain('path'));
});

/** Returns the number of writers that wait for the lock on redirects. */
async function waiting(): Promise<number> {
  const [row] = await harness.query<{ readonly count: number }>(
    `select count(*)::int from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.count ?? 0;
}

it.each([
  ['added', '/a1', '/b1', () => add('/a1', '/b1')],
  ['changed', '/c1', '/d1', () => change('/c1', '/d1#end')],
] as const)(
  'refuses a chain of which two admins write one half each at the same instant: one %s',
  async (_how, first, second, write) => {
    await add('/c1', '/services');
    // Both have decided, and neither has seen the other's redirect
    const holder = new Client({ connectionString: harness.databaseUrl });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(hashtextextended('osta.redirect', 0))`);
    const both = Promise.all([write(), add(second, '/about')]);
    await vi.waitFor(async () => expect(await waiting()).toBe(2), patience);
    await holder.end();

    const [one, other] = await both;
    const isFirst = one.status < 300;
    expect(isFirst || other.status < 300).toBe(true);
    // The second writer learns which end to change
    expect(isFirst ? other : one).toMatchObject(inChain(isFirst ? 'path' : 'target'));
    expect((await rowOf(first))?.target.startsWith(second) ?? false).toBe(isFirst);
    expect((await rowOf(second)) === undefined).toBe(isFirst);
  },
);

it('is added once, and never in place of another', async () => {
  const [first, second] = [uuidV4(), uuidV4()];
  const added = await add('/spring', '/services', first);
  expect(added.status).toBe(201);
  expect(RedirectTable.parse(added.body).items).toContainEqual(
    expect.objectContaining({ path: '/spring', target: '/services' }),
  );
  // The answer was lost, and the request is sent again
  expect((await add('/spring', '/services', first)).status).toBe(201);
  expect(problemOf(await add('/spring', '/about', second))).toBe('409 REDIRECT_EXISTS');
  expect(await found('/spring')).toEqual({ target: '/services', isPermanent: false });
});

it('refuses a host that is not listed, and lists the allowed ones', async () => {
  const wanted = { path: '/press', target: 'https://evil.example/', isPermanent: false };
  const refusal = {
    status: 400,
    body: { code: 'REDIRECT_HOST_NOT_LISTED', hosts: ['help.osta.ly', 'jobs.osta.ly'] },
  };
  expect(await admin.put(table, { ...wanted, version: 1 })).toMatchObject(refusal);
  const key = { 'idempotency-key': uuidV4() };
  expect(await admin.post(table, wanted, key)).toMatchObject(refusal);
  expect(await found('/press')).toBeNull();
});

it('does not redirect to a host that is no longer listed', async () => {
  await add('/help', 'https://help.osta.ly/');
  await harness.query(
    `update catalogue.redirect set state = jsonb_set(state, '{target}', '"https://help.evil.ly/"')
     where path = '/help'`,
  );
  expect(await found('/help')).toBeNull();
});

it('is changed by admins only', async () => {
  const customer = await harness.as(newUserId());
  const wanted = { path: '/mine', target: '/about', isPermanent: false };
  const changed = { ...wanted, version: 1 };
  expect((await customer.put(table, changed)).status).toBe(403);
  const key = { 'idempotency-key': uuidV4() };
  expect((await customer.post(table, wanted, key)).status).toBe(403);
  expect((await customer.get(table)).status).toBe(403);
  expect((await customer.delete(`${table}?path=/one&version=1`)).status).toBe(403);
  expect((await harness.guest.put(table, changed)).status).toBe(401);
});
