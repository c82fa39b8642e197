import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { policy } from '../src/http/policy.ts';
import { browser, signIn, signUp, startIdentity, type Browser } from './browser.ts';

/** Every route of identity for every kind of person. A route that is not here fails the last test. */

const people = ['guest', 'unregistered', 'customer', 'professional', 'business'] as const;
type Person = (typeof people)[number];

interface Cell {
  readonly operation: string;
  readonly ask: (who: Browser) => Promise<{ readonly status: number }>;
  /** The status for each person; what everybody may do is about the proof, not the person. */
  readonly expected: Readonly<Record<Person, number>>;
}

function all(status: number): Record<Person, number> {
  return { ...signedIn(status), guest: status };
}

function signedIn(status: number): Record<Person, number> {
  return {
    guest: 401,
    unregistered: status,
    customer: status,
    professional: status,
    business: status,
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

describe('who may do what', () => {
  let harness: ServiceHarness;

  beforeAll(async () => {
    harness = await startIdentity();
  });

  afterAll(() => harness.stop());

  async function enter(person: Person): Promise<Browser> {
    const who = browser(harness);
    const address = `${person}@example.ly`;
    if (person === 'unregistered') await signIn(harness, who, address);
    else if (person !== 'guest') await signUp(harness, who, { email: address, kind: person });
    return who;
  }

  it.each(people)('%s', async (person) => {
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
