import type { UserId } from '@osta/contracts/ids';
import { problemOf } from '@osta/platform/testing/problem-of';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, eventsOf, signIn, signUp, startIdentity, type Browser } from './browser.ts';

let harness: ServiceHarness;
let people = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `person${people}@example.ly`;
}

async function signedIn(): Promise<{ who: Browser; id: UserId }> {
  const who = browser(harness);
  return { who, id: await signIn(harness, who, email()) };
}

const salma = { kind: 'customer', fullName: 'Salma Warfalli', locale: 'ar' };

describe('registering', () => {
  it('leads from a new address to a person with a password', async () => {
    const address = email();
    const who = browser(harness);
    const id = await signIn(harness, who, address);
    const nobodyYet = {
      id,
      role: null,
      isAdmin: false,
      fullName: '',
      avatarUrl: null,
      email: address,
      hasPassword: false,
      locale: 'en',
      phone: null,
      eraseAt: null,
    };
    expect((await who.send.get('/api/user/me', { 'accept-language': 'en' })).body).toEqual(
      nobodyYet,
    );

    const registered = await who.send.post('/api/account', salma);
    const me = { ...nobodyYet, role: 'customer', fullName: 'Salma Warfalli', locale: 'ar' };
    expect(registered).toMatchObject({ status: 201, body: me });
    expect((await who.send.get('/api/user/me')).body).toEqual(me);

    const set = await who.send.put('/api/auth/password', { newPassword: 'zaytun in gharyan' });
    expect(set).toMatchObject({ status: 200, body: { ...me, hasPassword: true } });
    expect((await who.send.get('/api/user/me')).body).toEqual({ ...me, hasPassword: true });

    const again = browser(harness);
    const credentials = { email: address.toUpperCase(), password: 'zaytun in gharyan' };
    expect((await again.send.post('/api/auth/sessions/password', credentials)).body).toEqual({
      userId: id,
      registered: true,
    });

    const mine = await eventsOf(harness, id);
    expect(mine).toMatchObject([
      {
        type: 'osta.account.user-registered',
        source: '/osta/identity',
        version: 1,
        actor: id,
        data: { kind: 'customer', fullName: expect.stringMatching(/^sealed:1:/u), locale: 'ar' },
      },
    ]);
  });

  it('has one effect and one answer under one key', async () => {
    const { who, id } = await signedIn();
    const key = { 'idempotency-key': '0198aaaa-0000-4000-8000-000000000001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => who.send.post('/api/account', salma, key)),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await eventsOf(harness, id)).toHaveLength(1);

    const other = { ...salma, kind: 'business' };
    expect(problemOf(await who.send.post('/api/account', other, key))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('happens once', async () => {
    const { who } = await signedIn();
    await who.send.post('/api/account', salma);

    const again = await who.send.post('/api/account', { ...salma, kind: 'professional' });
    expect(problemOf(again)).toBe('409 ALREADY_REGISTERED');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({ role: 'customer' });
  });

  it('reports at the next sign-in whether registration is missing', async () => {
    const address = email();
    const first = browser(harness);
    await signIn(harness, first, address);
    await first.send.delete('/api/auth/session');
    const second = browser(harness);
    await signIn(harness, second, address);

    expect((await second.send.post('/api/account', salma)).status).toBe(201);
  });
});

describe('changing a profile', () => {
  it('keeps omitted fields and records the whole profile', async () => {
    const who = browser(harness);
    const id = await signUp(harness, who, { email: email() });

    expect(await who.send.patch('/api/user/update', { locale: 'en' })).toMatchObject({
      status: 200,
      body: { fullName: 'Salma Warfalli', locale: 'en', role: 'customer' },
    });
    const [, updated] = await eventsOf(harness, id);
    expect(updated).toMatchObject({
      type: 'osta.account.user-profile-updated',
      version: 2,
      data: { fullName: expect.stringMatching(/^sealed:1:/u), locale: 'en' },
    });
  });

  it('is refused before registration', async () => {
    const { who } = await signedIn();

    expect(problemOf(await who.send.patch('/api/user/update', { locale: 'en' }))).toBe(
      '403 REGISTRATION_REQUIRED',
    );
  });
});

describe('a password', () => {
  it.each(['Password1', '12345678', 'Tripoli2026!', 'qwertyuiop'])(
    'is not %s, which is too common',
    async (newPassword) => {
      const { who } = await signedIn();

      expect(problemOf(await who.send.put('/api/auth/password', { newPassword }))).toBe(
        '422 PASSWORD_TOO_COMMON',
      );
      expect((await who.send.get('/api/user/me')).body).toMatchObject({ hasPassword: false });
    },
  );

  it('may be Arabic, long, and have spaces at its ends', async () => {
    const address = email();
    const who = browser(harness);
    const password = `  ${'زيتونة '.repeat(17)}  `;
    await signUp(harness, who, { email: address, password });

    for (const [typed, status] of [
      [password, 200],
      [password.trim(), 401],
    ] as const) {
      const answer = await browser(harness).send.post('/api/auth/sessions/password', {
        email: address,
        password: typed,
      });
      expect(answer.status).toBe(status);
    }
  });

  it('is set once by two concurrent first passwords', async () => {
    const { who } = await signedIn();
    const answers = await Promise.all(
      ['first long password', 'second long password'].map((newPassword) =>
        who.send.put('/api/auth/password', { newPassword }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });
});

describe('capabilities', () => {
  it('are visible to their owner and to admins; others get 404', async () => {
    const who = browser(harness);
    const id = await signUp(harness, who, { email: email() });
    const stranger = browser(harness);
    await signUp(harness, stranger, { email: email() });
    const admin = browser(harness);
    const adminId = await signUp(harness, admin, { email: email() });
    await harness.query('update identity.auth_user set is_admin = true where id = $1', [adminId]);
    const path = `/api/users/${id}/capabilities`;

    expect(await who.send.get(path)).toMatchObject({ status: 200, body: { data: [] } });
    expect(await admin.send.get(path)).toMatchObject({ status: 200, body: { data: [] } });
    expect(problemOf(await stranger.send.get(path))).toBe('404 NOT_FOUND');
    expect(problemOf(await browser(harness).send.get(path))).toBe('401 UNAUTHENTICATED');
    expect(problemOf(await admin.send.get(`/api/users/${newUserId()}/capabilities`))).toBe(
      '404 NOT_FOUND',
    );
  });
});
