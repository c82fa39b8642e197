import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askCode,
  browser,
  mailedCode,
  signIn,
  signUp,
  startIdentity,
  withCode,
  withPassword,
} from './browser.ts';

/** Codes and passwords cannot be guessed, used twice or moved to another address. */

let harness: ServiceHarness;
let victims = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function victim(): string {
  victims += 1;
  return `target${victims}@example.ly`;
}

describe('a code', () => {
  it('works once, also when used twenty times concurrently', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => withCode(browser(harness), email, code)),
    );

    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
    expect(await withCode(browser(harness), email, code)).toMatch(/CODE_REFUSED|RATE_LIMITED/u);
  });

  it('works only for its own address', async () => {
    const [mine, theirs] = [victim(), victim()];
    const code = await askCode(harness, mine);
    await askCode(harness, theirs);

    expect(await withCode(browser(harness), theirs, code)).toBe('401 CODE_REFUSED');
    expect(await withCode(browser(harness), mine, code)).toBe('in');
  });

  it('dies with the third wrong try', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await withCode(browser(harness), email, wrong)).toBe('401 CODE_REFUSED');
    }

    expect(await withCode(browser(harness), email, code)).toBe('401 CODE_REFUSED');
  });

  it('is replaced by the next one', async () => {
    const email = victim();
    const first = await askCode(harness, email);
    const second = await askCode(harness, email);

    expect(await withCode(browser(harness), email, first)).toBe('401 CODE_REFUSED');
    expect(await withCode(browser(harness), email, second)).toBe('in');
    expect(await withCode(browser(harness), email, first)).toBe('401 CODE_REFUSED');
  });

  it('is too old after five minutes', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const [row] = await harness.query<{ seconds: number }>(
      `update identity.verification set expires_at = expires_at - interval '5 minutes'
       where identifier = $1
       returning extract(epoch from expires_at - now())::float as seconds`,
      [`sign-in-otp-${email}`],
    );

    expect(row?.seconds).toBeLessThanOrEqual(0);
    expect(await withCode(browser(harness), email, code)).toBe('401 CODE_REFUSED');
  });

  it('is in the database only as a keyed hash', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const [row] = await harness.query<{ value: string; plain: string }>(
      `select value, encode(sha256($2::bytea), 'base64') as plain
       from identity.verification where identifier = $1`,
      [`sign-in-otp-${email}`, code],
    );

    expect(row?.value).not.toContain(code);
    expect(row?.value.slice(0, 20)).not.toBe(row?.plain.slice(0, 20));
  });
});

describe('guessing', () => {
  it('ends after fifteen wrong codes a day, also for the right code', async () => {
    const email = victim();
    const outcomes: string[] = [];
    for (let round = 1; round <= 6; round += 1) {
      harness.clock.advance(13 * 60_000);
      const code = await askCode(harness, email);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 1; tries <= 3; tries += 1) {
        outcomes.push(await withCode(browser(harness), email, wrong));
      }
    }

    expect(outcomes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => '401 CODE_REFUSED'));
    expect(new Set(outcomes.slice(15))).toEqual(new Set(['429 RATE_LIMITED']));
    expect(await withCode(browser(harness), email, await mailedCode(harness, email))).toBe(
      '429 RATE_LIMITED',
    );

    harness.clock.advance(24 * 3_600_000);
    expect(await withCode(browser(harness), email, await askCode(harness, email))).toBe('in');
  });

  it('lets no more codes through when fifty come concurrently', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const guesses = Array.from({ length: 50 }, (_, n) => String(100_000 + n)).filter(
      (guess) => guess !== code,
    );
    const outcomes = await Promise.all(
      guesses.map((guess) => withCode(browser(harness), email, guess)),
    );

    expect(outcomes).not.toContain('in');
    expect(outcomes.filter((outcome) => outcome === '401 CODE_REFUSED').length).toBeLessThan(16);
  });

  it('ends after twenty wrong passwords an hour', async () => {
    const email = victim();
    await signUp(harness, browser(harness), { email, password: 'victim-pass-22' });
    for (let tries = 1; tries <= 20; tries += 1) {
      expect(await withPassword(browser(harness), email, `guess-number-${tries}`)).toBe(
        '401 CREDENTIALS_REFUSED',
      );
    }

    expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe('429 RATE_LIMITED');
    expect(await withCode(browser(harness), email, await askCode(harness, email))).toBe('in');
    harness.clock.advance(3_600_000);
    expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe('in');
  });

  it('counts wrong passwords only', async () => {
    const email = victim();
    await signUp(harness, browser(harness), { email, password: 'victim-pass-22' });

    for (let times = 1; times <= 21; times += 1) {
      expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe('in');
    }
  });

  it('cannot fill a mailbox: five codes an hour, known address or not', async () => {
    const [known, unknown] = [victim(), victim()];
    await signIn(harness, browser(harness), known);
    harness.clock.advance(3_600_000);

    for (const email of [known, unknown]) {
      const statuses: number[] = [];
      for (let n = 1; n <= 6; n += 1) {
        const { send } = browser(harness);
        const { status } = await send.post('/api/auth/codes', { email, locale: 'ar' });
        statuses.push(status);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });
});
