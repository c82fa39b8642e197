import { FoundRedirect, RedirectTable } from '@osta/contracts/redirect/api';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { browser, problemOf, signUp, startIdentity, type Browser } from './browser.ts';

const table = '/api/redirects/table';

let harness: ServiceHarness;
let admin: Browser;
let adminId: string;

beforeAll(async () => {
  harness = await startIdentity({}, { OSTA_REDIRECT_HOSTS: 'jobs.osta.ly,help.osta.ly' });
  admin = browser(harness);
  adminId = await signUp(harness, admin, { email: 'admin@example.ly' });
  await harness.query('update identity.auth_user set is_admin = true where id = $1', [adminId]);
});
afterAll(() => harness.stop());

async function found(path: string): Promise<FoundRedirect['redirect']> {
  const answer = await harness.guest.get(`/api/redirects?path=${encodeURIComponent(path)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  return FoundRedirect.parse(answer.body).redirect;
}

function set(path: string, target: string, isPermanent = false): Promise<{ status: number }> {
  return admin.send.put(table, { path, target, isPermanent });
}

it('leads visitors of exactly one path elsewhere, until it is removed', async () => {
  expect(await found('/offers')).toBeNull();
  expect((await set('/offers', '/services?of=spring')).status).toBe(200);
  expect(await found('/offers')).toEqual({ target: '/services?of=spring', isPermanent: false });
  for (const other of ['/offers/', '/offers/one', '/en/offers', '/Offers', '/offers?of=spring']) {
    expect(await found(other)).toBeNull();
  }
  expect((await set('/offers', 'https://jobs.osta.ly/all', true)).status).toBe(200);
  expect(await found('/offers')).toEqual({ target: 'https://jobs.osta.ly/all', isPermanent: true });

  const removed = await admin.send.delete(`${table}?path=/offers`);
  expect(RedirectTable.parse(removed.body)).toEqual({
    items: [],
    hosts: ['help.osta.ly', 'jobs.osta.ly'],
  });
  expect(await found('/offers')).toBeNull();
  expect((await admin.send.delete(`${table}?path=/offers`)).status).toBe(404);
});

it('says who wrote a row and when, and keeps every change as an event', async () => {
  await set('/brand', '/company-brand');
  await set('/brand', '/company-brand', true);
  await set('/brand', '/company-brand', true);
  const { body } = await admin.send.get(table);
  expect(RedirectTable.parse(body).items).toEqual([
    {
      path: '/brand',
      target: '/company-brand',
      isPermanent: true,
      setBy: adminId,
      setAt: harness.clock.now(),
    },
  ]);
  const events = await harness.query(
    `select type, actor, data ->> 'path' as path from identity.event
     where topic = 'redirect' and data ->> 'path' = '/brand' order by stream_version`,
  );
  const event = { type: 'osta.redirect.redirect-set.v1', actor: adminId, path: '/brand' };
  expect(events).toEqual([event, event]);
});

function inChain(field: string): object {
  return { status: 422, body: { code: 'REDIRECT_IN_CHAIN', field } };
}

it('refuses a second step and a circle, however they are made, and names the field', async () => {
  await set('/one', '/about');
  expect(await set('/two', '/one?x=1')).toMatchObject(inChain('target'));
  expect(await set('/about', '/services')).toMatchObject(inChain('path'));
  expect(await set('/three', '/three#here')).toMatchObject(inChain('target'));
});

function add(target: string, key: string): Promise<TestAnswer> {
  const wanted = { path: '/spring', target, isPermanent: false };
  return admin.send.post(table, wanted, { 'idempotency-key': key });
}

it('is added once, and never in place of another', async () => {
  const [first, second] = [uuidV4(), uuidV4()];
  const added = await add('/services', first);
  expect(added.status).toBe(201);
  expect(RedirectTable.parse(added.body).items).toContainEqual(
    expect.objectContaining({ path: '/spring', target: '/services' }),
  );
  // The answer was lost, and it is sent again
  expect((await add('/services', first)).status).toBe(201);
  expect(problemOf(await add('/about', second))).toBe('409 REDIRECT_EXISTS');
  expect(await found('/spring')).toEqual({ target: '/services', isPermanent: false });
});

it('refuses a site that is not listed, and says which ones are', async () => {
  const wanted = { path: '/press', target: 'https://evil.example/', isPermanent: false };
  const refusal = {
    status: 400,
    body: { code: 'REDIRECT_HOST_NOT_LISTED', hosts: ['help.osta.ly', 'jobs.osta.ly'] },
  };
  expect(await admin.send.put(table, wanted)).toMatchObject(refusal);
  const key = { 'idempotency-key': uuidV4() };
  expect(await admin.send.post(table, wanted, key)).toMatchObject(refusal);
  expect(await found('/press')).toBeNull();
});

it('follows nobody to a host that is listed no more', async () => {
  await set('/help', 'https://help.osta.ly/');
  await harness.query(
    `update identity.redirect set state = jsonb_set(state, '{target}', '"https://help.evil.ly/"')
     where path = '/help'`,
  );
  expect(await found('/help')).toBeNull();
});

it('is written by admins alone', async () => {
  const customer = browser(harness);
  await signUp(harness, customer, { email: 'customer@example.ly' });
  const wanted = { path: '/mine', target: '/about', isPermanent: false };
  expect((await customer.send.put(table, wanted)).status).toBe(403);
  const key = { 'idempotency-key': uuidV4() };
  expect((await customer.send.post(table, wanted, key)).status).toBe(403);
  expect((await customer.send.get(table)).status).toBe(403);
  expect((await customer.send.delete(`${table}?path=/one`)).status).toBe(403);
  expect((await harness.guest.put(table, wanted)).status).toBe(401);
});
