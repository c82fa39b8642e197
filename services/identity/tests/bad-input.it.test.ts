import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { browser, me, signIn, signUp, startIdentity, type Browser } from './browser.ts';

let harness: ServiceHarness;
let salma: Browser;
let nobodyYet: Browser;

beforeAll(async () => {
  harness = await startIdentity();
  salma = browser(harness);
  await signUp(harness, salma, { email: 'salma@example.ly', password: 'zaytun in gharyan' });
  nobodyYet = browser(harness);
  await signIn(harness, nobodyYet, 'nobody@example.ly');
});

afterAll(() => harness.stop());

const Invalid = z.object({ fields: z.array(z.object({ field: z.string(), rule: z.string() })) });

/** Returns `body.email format` for every rejected field. */
function complaints(answer: TestAnswer): readonly string[] {
  expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
  return Invalid.parse(answer.body).fields.map(({ field, rule }) => `${field} ${rule}`);
}

/** Returns everything that a request can change, as text. */
async function everything(): Promise<string> {
  const tables = ['auth_user', 'session', 'credential', 'verification', 'account', 'event'];
  const rows = await Promise.all(
    tables.map((table) => harness.query(`select * from identity.${table} order by 1`)),
  );
  return JSON.stringify([...rows, await harness.query('select * from identity.development_mail')]);
}

const long = 'a'.repeat(300);
const wrongEmails = [
  '',
  'salma',
  'salma@',
  '@example.ly',
  'a b@example.ly',
  `${long}@e.ly`,
  5,
  null,
];
const email = 'salma@example.ly';

describe('a body that does not fit', () => {
  it.each<[string, string, unknown, string]>([
    ...wrongEmails.map((wrong): [string, string, unknown, string] => [
      'post',
      '/api/auth/codes',
      { email: wrong, locale: 'ar' },
      'body.email',
    ]),
    ['post', '/api/auth/codes', { email }, 'body.locale'],
    ['post', '/api/auth/codes', { email, locale: 'fr' }, 'body.locale'],
    ['post', '/api/auth/codes', { email, locale: 'ar', admin: true }, 'body.admin'],
    ['post', '/api/auth/sessions/code', { email }, 'body.code'],
    ['post', '/api/auth/sessions/code', { email, code: '12345' }, 'body.code'],
    ['post', '/api/auth/sessions/code', { email, code: '1234567' }, 'body.code'],
    ['post', '/api/auth/sessions/code', { email, code: '١٢٣٤٥٦' }, 'body.code'],
    ['post', '/api/auth/sessions/code', { email, code: 123_456 }, 'body.code'],
    ['post', '/api/auth/sessions/code', { email, code: ['123456'] }, 'body.code'],
    ['post', '/api/auth/sessions/password', { email, password: '' }, 'body.password'],
    ['post', '/api/auth/sessions/password', { email, password: long }, 'body.password'],
    ['post', '/api/auth/sessions/password', { email, password: {} }, 'body.password'],
    ['put', '/api/auth/password', {}, 'body.newPassword'],
    ['put', '/api/auth/password', { newPassword: 'short' }, 'body.newPassword'],
    ['put', '/api/auth/password', { newPassword: long }, 'body.newPassword'],
    ['patch', '/api/user/update', {}, 'body'],
    ['patch', '/api/user/update', { fullName: ' ' }, 'body.fullName'],
    ['patch', '/api/user/update', { fullName: long }, 'body.fullName'],
    ['patch', '/api/user/update', { locale: 'AR' }, 'body.locale'],
    ['patch', '/api/user/update', { isAdmin: true }, 'body.isAdmin'],
    ['patch', '/api/user/update', { fullName: 'Salma W', role: 'business' }, 'body.role'],
    ['patch', '/api/user/update', { email: 'other@example.ly' }, 'body.email'],
    ['patch', '/api/user/update', [], 'body'],
    ['patch', '/api/user/update', 'null', 'body'],
  ])('%s %s %j: %s', async (method, path, body, field) => {
    const before = await everything();
    const answer = await salma.send[z.enum(['post', 'put', 'patch']).parse(method)](path, body);

    expect(complaints(answer).map((complaint) => complaint.split(' ', 1)[0])).toContain(field);
    expect(await everything()).toBe(before);
  });

  it.each<[unknown, string]>([
    [{ kind: 'admin', fullName: 'Salma', locale: 'ar' }, 'body.kind'],
    [{ kind: 'customer', locale: 'ar' }, 'body.fullName'],
    [{ kind: 'customer', fullName: 'S', locale: 'ar' }, 'body.fullName'],
    [{ kind: 'customer', fullName: 'Salma', locale: 'ar', isAdmin: true }, 'body.isAdmin'],
    [{ kind: 'customer', fullName: 'Salma', locale: 'ar', id: 'x' }, 'body.id'],
  ])('post /api/account %j: %s', async (body, field) => {
    const answer = await nobodyYet.send.post('/api/account', body);

    expect(complaints(answer).map((complaint) => complaint.split(' ', 1)[0])).toContain(field);
    expect((await nobodyYet.send.get('/api/user/me')).body).toMatchObject({ role: null });
  });
});

describe('a request that is wrong in another way', () => {
  it('has an invalid id', async () => {
    for (const id of ['1', 'me', '..%2f', '0198aaaa-0000-4000-8000-000000000001', "' or 1=1"]) {
      const answer = await salma.send.get(`/api/users/${encodeURIComponent(id)}/capabilities`);
      expect(complaints(answer)).toEqual(['path.userId format']);
    }
  });

  it('has an unknown query parameter', async () => {
    expect(complaints(await salma.send.get('/api/user/me?as=admin'))).toEqual([
      'query.as unknown-field',
    ]);
  });

  it('comes without an idempotency key, or with an invalid one', async () => {
    const body = { kind: 'customer', fullName: 'Nobody Yet', locale: 'ar' };
    const without = await nobodyYet.send.post('/api/account', body, { 'idempotency-key': '' });
    const wrong = await nobodyYet.send.post('/api/account', body, { 'idempotency-key': '1' });

    expect(problemOf(without)).toBe('400 IDEMPOTENCY_KEY_MISSING');
    expect(complaints(wrong)).toEqual(['header.idempotency-key format']);
  });

  it('comes from another site, whatever the session', async () => {
    const before = await everything();
    const foreign = [
      { 'x-csrf': '' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://osta.test.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      for (const answer of [
        await salma.send.post('/api/auth/codes', { email, locale: 'ar' }, headers),
        await salma.send.post('/api/auth/sessions/password', { email, password: 'x' }, headers),
        await salma.send.put('/api/auth/password', { newPassword: 'of the attacker' }, headers),
        await salma.send.patch('/api/user/update', { fullName: 'Of the attacker' }, headers),
        await salma.send.delete('/api/auth/session', undefined, headers),
      ]) {
        expect(problemOf(answer)).toBe('403 CROSS_SITE_REFUSED');
      }
    }
    expect(await everything()).toBe(before);
    expect(await me(salma)).toBe(200);
  });

  it('is not JSON, or JSON with a trap in it', async () => {
    const { send } = salma;
    const text = { 'content-type': 'text/plain' };
    const path = '/api/user/update';

    expect(problemOf(await send.patch(path, '{"locale":"en"}', text))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(problemOf(await send.patch(path, '{"locale":'))).toBe('400 MALFORMED_BODY');
    expect(problemOf(await send.patch(path, '{"__proto__":{"isAdmin":true}}'))).toBe(
      '400 MALFORMED_BODY',
    );
    expect(problemOf(await send.patch(path, { fullName: 'a'.repeat(70_000) }))).toBe(
      '413 PAYLOAD_TOO_LARGE',
    );
  });

  it('uses a method that is not offered', async () => {
    expect(problemOf(await salma.send.delete('/api/user/me'))).toBe('405 METHOD_NOT_ALLOWED');
    expect(problemOf(await salma.send.get('/api/auth/codes'))).toBe('405 METHOD_NOT_ALLOWED');
  });
});
