import { hash } from '@node-rs/argon2';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { Client } from 'pg';
import { Piscina } from 'piscina';
import { v7 as uuidV7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { browser, startIdentity } from './browser.ts';

/**
 * No answer, and no response time, reveals whether an address has an account (ASVS 5.0 §6.3.8).
 *
 * The tests compare times where they are steady, in the quickest quarter. The slow ones are slow
 * because of the machine, not of the address (p99 of forty is the slowest of all). Instead of
 * measuring those, the tests compare the work, statement by statement and hash by hash.
 */

let harness: ServiceHarness;
const pairs = 40;
/**
 * Less than half of what a password check costs. The two kinds alternate, so that noise meets both,
 * and the quick ones are compared: noise only ever adds.
 */
const milliseconds = 15;

beforeAll(async () => {
  harness = await startIdentity();
  const password = await hash('zaytun in gharyan', {
    memoryCost: 47_104,
    timeCost: 1,
    parallelism: 1,
  });
  for (const what of ['code', 'guess', 'reset', 'login', 'finish']) {
    for (let n = 0; n < pairs; n += 1) {
      const id = uuidV7();
      await harness.query(
        `with person as (
           insert into identity.auth_user (id, email, email_verified, created_at, updated_at)
           values ($1::uuid, $2, true, now(), now()) returning id
         )
         insert into identity.credential
           (id, user_id, provider_id, account_id, password, created_at, updated_at)
         select id, id, 'credential', id::text, $3, now(), now() from person`,
        [id, `known-${what}-${n}@example.ly`, password],
      );
    }
  }
});

afterAll(() => harness.stop());

type Ask = (email: string) => Promise<TestAnswer>;

const asks: readonly (readonly [string, Ask])[] = [
  ['code', (email) => browser(harness).send.post('/api/auth/codes', { email, locale: 'ar' })],
  [
    'guess',
    (email) => browser(harness).send.post('/api/auth/sessions/code', { email, code: '000000' }),
  ],
  [
    'reset',
    (email) => browser(harness).send.post('/api/auth/password-resets', { email, locale: 'ar' }),
  ],
  [
    'login',
    (email) =>
      browser(harness).send.post('/api/auth/sessions/password', {
        email,
        password: 'a wrong guess',
      }),
  ],
  [
    'finish',
    (email) =>
      browser(harness).send.put('/api/auth/password-resets', {
        email,
        code: '000000',
        newPassword: 'zaytun in gharyan',
      }),
  ],
];

async function timed(ask: Ask, email: string): Promise<{ time: number; text: string }> {
  const started = performance.now();
  const { status, body } = await ask(email);
  const time = performance.now() - started;
  const { instance: _instance, ...rest } = Object(body) as Record<string, unknown>;
  return { time, text: `${status} ${JSON.stringify(rest)}` };
}

function lowerQuartile(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}

describe.each(asks)('asking for a %s', (what, ask) => {
  it('gets the same answer as fast for known and unknown addresses', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const texts = new Set<string>();
    for (let n = 0; n < pairs; n += 1) {
      const turns: readonly (readonly [number[], string])[] = [
        [known, `known-${what}-${n}@example.ly`],
        [unknown, `unknown-${what}-${n}@example.ly`],
      ];
      for (const [times, email] of n % 2 === 0 ? turns : turns.toReversed()) {
        const { time, text } = await timed(ask, email);
        times.push(time);
        texts.add(text);
      }
    }

    expect([...texts]).toHaveLength(1);
    expect(Math.abs(lowerQuartile(known) - lowerQuartile(unknown))).toBeLessThan(milliseconds);
  });
});

/** Tables whose statements could reveal the person: people, codes, attempts and letters. */
const telling = /auth_user|credential|verification|one_time_code|attempt|development_mail|account/u;

interface Work {
  readonly statements: readonly string[];
  readonly hashes: number;
}

async function workOf(ask: Ask, email: string): Promise<Work> {
  const query = vi.spyOn(Client.prototype, 'query');
  // Passwords are hashed on threads, and nothing else runs there
  const threads = vi.spyOn(Piscina.prototype, 'run');
  try {
    await ask(email);
    const statements = query.mock.calls
      .map(([statement]) => textOf(statement))
      .filter((text) => telling.test(text));
    return { statements, hashes: threads.mock.calls.length };
  } finally {
    query.mockRestore();
    threads.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return String(Reflect.get(Object(statement), 'text'));
}

describe.each(asks)('the work of a %s', (what, ask) => {
  it('is the same for known and unknown addresses', async () => {
    const known = await workOf(ask, `known-${what}-0@example.ly`);
    const unknown = await workOf(ask, `unknown-${what}-0@example.ly`);

    expect(unknown.hashes).toBe(known.hashes);
    expect(known.hashes).toBe(what === 'login' ? 1 : 0);
    expect(known.statements.length).toBeGreaterThan(0);
    const more = known.statements.filter((text) => !unknown.statements.includes(text));
    // An existing password is read by its key, which costs a hundredth of its hash; both kinds pay
    // the hash
    expect(more).toHaveLength(what === 'login' ? 1 : 0);
    expect(more.filter((text) => !/^SELECT .*"credential"/u.test(text))).toEqual([]);
    expect(unknown.statements).toEqual(known.statements.filter((text) => !more.includes(text)));
  });
});
