import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { policy } from '../src/http/policy.ts';
import { browser, signIn, signUp, startIdentity, type Browser } from './browser.ts';

/** Every route of identity for every kind of person. A route that is not here fails the last test. */

const people = [
  'guest',
  'unregistered',
  'customer',
  'professional',
  'business',
  'admin',
  'signed-out',
] as const;
type Person = (typeof people)[number];

interface Cell {
  readonly operation: string;
  readonly ask: (who: Browser) => Promise<{ readonly status: number }>;
  /** The status for each person; what everybody may do is about the proof, not the person. */
  readonly expected: Readonly<Record<Person, number>>;
}

function all(status: number): Record<Person, number> {
  return { ...signedIn(status), guest: status, 'signed-out': status };
}

function signedIn(status: number): Record<Person, number> {
  return {
    guest: 401,
    unregistered: status,
    customer: status,
    professional: status,
    business: status,
    admin: status,
    // Whoever brings a cookie whose session has ended is a guest
    'signed-out': 401,
  };
}

const email = 'somebody@example.ly';
const foreign = '01980000-0000-7000-8000-00000000000a';

const matrix: readonly Cell[] = [
  {
    operation: 'sendCode',
    ask: ({ send }) => send.post('/api/auth/codes', { email: `${foreign}@e.ly`, locale: 'ar' }),
    expected: all(202),
  },
  {
    operation: 'signInWithCode',
    ask: ({ send }) => send.post('/api/auth/sessions/code', { email, code: '000000' }),
    expected: all(401),
  },
  {
    operation: 'signInWithPassword',
    ask: ({ send }) => send.post('/api/auth/sessions/password', { email, password: 'no' }),
    expected: all(401),
  },
  {
    operation: 'requestPasswordReset',
    ask: ({ send }) => send.post('/api/auth/password-resets', { email: 'a@e.ly', locale: 'ar' }),
    expected: all(202),
  },
  {
    operation: 'resetPassword',
    ask: ({ send }) =>
      send.put('/api/auth/password-resets', {
        email,
        code: '000000',
        newPassword: 'zaytun in gharyan',
      }),
    expected: all(401),
  },
  {
    operation: 'listSessions',
    ask: ({ send }) => send.get('/api/auth/sessions'),
    expected: signedIn(200),
  },
  {
    operation: 'endSession',
    ask: ({ send }) => send.delete(`/api/auth/sessions/${foreign}`),
    expected: signedIn(404),
  },
  {
    operation: 'endSessions',
    ask: ({ send }) => send.delete('/api/auth/sessions?keep=current'),
    expected: signedIn(204),
  },
  {
    operation: 'requestEmailChange',
    ask: ({ send }) => send.post('/api/auth/email-changes', { newEmail: 'new@example.ly' }),
    expected: { ...signedIn(202), unregistered: 403 },
  },
  {
    operation: 'confirmEmailChange',
    ask: ({ send }) =>
      send.put('/api/auth/email-changes', {
        newEmail: 'new@example.ly',
        currentCode: '000000',
        newCode: '000000',
      }),
    expected: signedIn(403),
  },
  {
    operation: 'getMe',
    ask: ({ send }) => send.get('/api/user/me'),
    expected: signedIn(200),
  },
  {
    operation: 'updateUser',
    ask: ({ send }) => send.patch('/api/user/update', { locale: 'en' }),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'getCapabilities',
    ask: ({ send }) => send.get(`/api/users/${foreign}/capabilities`),
    expected: signedIn(404),
  },
  {
    operation: 'grantCapability',
    ask: ({ send }) => send.put(`/api/users/${foreign}/capabilities/store_management`),
    expected: { ...signedIn(403), admin: 404 },
  },
  {
    operation: 'revokeCapability',
    ask: ({ send }) => send.delete(`/api/users/${foreign}/capabilities/store_management`),
    expected: { ...signedIn(403), admin: 404 },
  },
  {
    operation: 'findRedirect',
    ask: ({ send }) => send.get('/api/redirects?path=/anything'),
    expected: all(200),
  },
  {
    operation: 'listRedirects',
    ask: ({ send }) => send.get('/api/redirects/table'),
    expected: { ...signedIn(403), admin: 200 },
  },
  {
    operation: 'setRedirect',
    ask: ({ send }) =>
      send.put('/api/redirects/table', { path: '/a', target: '/about', isPermanent: false }),
    expected: { ...signedIn(403), admin: 200 },
  },
  {
    operation: 'removeRedirect',
    ask: ({ send }) => send.delete('/api/redirects/table?path=/never'),
    expected: { ...signedIn(403), admin: 404 },
  },
  {
    operation: 'changeAvatar',
    ask: ({ send }) => send.patch('/api/user/avatar', formWith('not a picture')),
    expected: { ...signedIn(422), unregistered: 403 },
  },
  {
    operation: 'removeAvatar',
    ask: ({ send }) => send.delete('/api/user/avatar'),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'getAvatar',
    ask: ({ send }) => send.get(`/api/users/${foreign}/avatar/${foreign}`),
    expected: all(404),
  },
  {
    operation: 'getSignInWays',
    ask: ({ send }) => send.get('/api/auth/ways'),
    expected: all(200),
  },
  {
    operation: 'beginProviderSignIn',
    ask: ({ send }) => send.post('/api/auth/provider'),
    expected: all(404),
  },
  {
    operation: 'signInWithProvider',
    ask: ({ send }) => send.post('/api/auth/sessions/provider', { code: 'c', state: 's' }),
    expected: all(404),
  },
  {
    operation: 'sendPhoneCode',
    ask: ({ send }) => send.post('/api/auth/phone/codes', { phone: '+218912345678' }),
    expected: { ...signedIn(202), unregistered: 403 },
  },
  {
    operation: 'verifyPhone',
    ask: ({ send }) => send.put('/api/auth/phone', { phone: '+218912345678', code: '000000' }),
    expected: signedIn(403),
  },
  {
    operation: 'removePhone',
    ask: ({ send }) => send.delete('/api/auth/phone'),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'exportData',
    ask: ({ send }) => send.get('/api/user/export'),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'requestDeletion',
    ask: ({ send }) => send.post('/api/user/delete-account'),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'cancelDeletion',
    ask: ({ send }) => send.delete('/api/user/delete-account'),
    expected: { ...signedIn(200), unregistered: 403 },
  },
  {
    operation: 'setPassword',
    ask: ({ send }) => send.put('/api/auth/password', { newPassword: 'zaytun in gharyan' }),
    expected: signedIn(200),
  },
  {
    operation: 'register',
    ask: ({ send }) =>
      send.post('/api/account', { kind: 'business', fullName: 'Somebody', locale: 'ar' }),
    expected: { ...signedIn(409), unregistered: 201 },
  },
  {
    operation: 'signOut',
    ask: ({ send }) => send.delete('/api/auth/session'),
    expected: all(204),
  },
];

function formWith(content: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), 'avatar.png');
  return form;
}

describe('who may do what', () => {
  let harness: ServiceHarness;

  beforeAll(async () => {
    harness = await startIdentity();
  });

  afterAll(() => harness.stop());

  async function enter(person: Person): Promise<Browser> {
    const who = browser(harness);
    const address = `${person}@example.ly`;
    switch (person) {
      case 'guest':
        break;
      case 'unregistered':
        await signIn(harness, who, address);
        break;
      case 'customer':
      case 'professional':
      case 'business':
        await signUp(harness, who, { email: address, kind: person });
        break;
      case 'admin': {
        const id = await signUp(harness, who, { email: address });
        await harness.query('update identity.auth_user set is_admin = true where id = $1', [id]);
        break;
      }
      case 'signed-out': {
        await signUp(harness, who, { email: address });
        const cookie = who.cookie() ?? '';
        await who.send.delete('/api/auth/session');
        who.plant(cookie);
      }
    }
    return who;
  }

  it.each(people)('%s', async (person) => {
    // So many ask for codes here: each in an hour of their own
    harness.clock.advance(3_600_000);
    const who = await enter(person);
    const statuses: Record<string, number> = {};
    for (const { operation, ask } of matrix) statuses[operation] = (await ask(who)).status;

    expect(statuses).toEqual(
      Object.fromEntries(matrix.map(({ operation, expected }) => [operation, expected[person]])),
    );
  });

  it('leaves no route out', () => {
    const routes = harness.service.routes.map(({ operationId }) => operationId);

    expect(new Set(matrix.map(({ operation }) => operation))).toEqual(new Set(routes));
    expect(new Set(Object.keys(policy))).toEqual(new Set(routes));
  });
});
