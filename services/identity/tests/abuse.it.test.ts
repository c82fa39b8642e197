import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { testClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  askCode,
  browser,
  mailedCode,
  me,
  signIn,
  signUp,
  startIdentity,
  withPassword,
} from './browser.ts';

/** The abuse figures A2 to A4 of docs/reliability.md. */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

/** Guesses the code of an account so many times, from so many networks. Returns how many got which status. */
async function guess(
  email: string,
  guesses: number,
  networks: number,
): Promise<ReadonlyMap<number, number>> {
  const code = await askCode(harness, email);
  const client = testClient(harness.url);
  const outcomes = new Map<number, number>();
  let next = 0;

  async function guesser(): Promise<void> {
    while (next < guesses) {
      const n = next;
      next += 1;
      const guessed = String(100_000 + n);
      if (guessed === code) continue;
      const { status } = await client.post(
        '/api/auth/sessions/code',
        { email, code: guessed },
        {
          'x-forwarded-for': `172.${16 + ((n % networks) >> 8)}.${(n % networks) & 255}.${n % 100}`,
        },
      );
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: 40 }, guesser));
  return outcomes;
}

it('A2: a thousand guesses of a code: none is right, after fifteen none is looked at', async () => {
  const outcomes = await guess('target@example.ly', 1000, 1);
  expect(new Set(outcomes.keys())).toEqual(new Set([401, 429]));
  expect(outcomes.get(401)).toBeLessThanOrEqual(15);
});

it('A2: nor is one of a thousand networks: thirty are looked at', async () => {
  const outcomes = await guess('wide-target@example.ly', 1000, 1000);
  expect(new Set(outcomes.keys())).toEqual(new Set([401, 429]));
  expect(outcomes.get(401)).toBeLessThanOrEqual(30);
});

it.each([1, 1000])(
  'A2: nor is one of ten thousand, from %i networks',
  { tags: 'volumes', timeout: 240_000 },
  async (networks) => {
    const outcomes = await guess(`larger-target-of-${networks}@example.ly`, 10_000, networks);
    expect(new Set(outcomes.keys())).toEqual(new Set([401, 429]));
    expect(outcomes.get(401)).toBeLessThanOrEqual(networks === 1 ? 15 : 30);
  },
);

it('A3: a flood of logins leaves the rest of the service usable, and is told to come again', async () => {
  const who = browser(harness);
  await signUp(harness, who, { email: 'busy@example.ly', password: 'zaytun in gharyan' });
  const statuses = new Map<string, number>();
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const outcome = await withPassword(browser(harness), `flood${n}@example.ly`, 'a guess');
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    }),
  );
  const others: number[] = [];
  for (let n = 0; n < 20; n += 1) others.push(await me(who));
  await flood;

  expect(new Set(others)).toEqual(new Set([200]));
  // Four are hashed at once and fifty wait: everybody else is refused at once
  expect(statuses.get('503 UNAVAILABLE') ?? 0).toBeGreaterThan(0);
  expect(new Set(statuses.keys())).toEqual(new Set(['401 CREDENTIALS_REFUSED', '503 UNAVAILABLE']));
});

const withVolumes = { tags: 'volumes', timeout: 240_000 };
it('A3: a reset that is told to come again comes with the same code', withVolumes, async () => {
  const email = 'busy-forgetful@example.ly';
  await signUp(harness, browser(harness), { email, password: 'zaytun in gharyan' });
  const { send } = browser(harness);
  async function ask(): Promise<string> {
    await send.post('/api/auth/password-resets', { email, locale: 'en' });
    return mailedCode(harness, email);
  }
  async function reset(code: string): Promise<string> {
    const body = { email, code, newPassword: 'zaytun in tarhuna' };
    const answer = await send.put('/api/auth/password-resets', body);
    return answer.status === 204 ? 'done' : problemOf(answer);
  }

  let code = await ask();
  // More than are hashed and wait at once, all the time
  const over = new AbortController();
  const flood = Array.from({ length: 65 }, async (_, nth) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      await withPassword(browser(harness), `flood${nth}-${n}@example.ly`, 'a guess');
    }
  });
  let told = await reset(code);
  // One that comes as a place gets free is served
  for (let n = 0; n < 3 && told === 'done'; n += 1) {
    code = await ask();
    told = await reset(code);
  }
  over.abort();
  await Promise.all(flood);

  expect(told).toBe('503 UNAVAILABLE');
  expect(await reset(code)).toBe('done');
});

it('A4: a revoked session is dead with the next request', async () => {
  const [mine, lost] = [browser(harness), browser(harness)];
  await signIn(harness, mine, 'revoker@example.ly');
  await signIn(harness, lost, 'revoker@example.ly');
  expect(await me(lost)).toBe(200);
  await mine.send.delete('/api/auth/sessions?keep=current');

  expect(await me(lost)).toBe(401);
});
