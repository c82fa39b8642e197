import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askCode,
  askCodeIn,
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

  it('dies with the third wrong try of the browser that asked', async () => {
    const [email, who] = [victim(), browser(harness)];
    const code = await askCodeIn(harness, who, email);
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await withCode(who, email, wrong(code))).toBe('401 CODE_REFUSED');
    }

    expect(await withCode(who, email, code)).toBe('401 CODE_REFUSED');
    expect(await withCode(who, email, await askCodeIn(harness, who, email))).toBe('in');
  });

  it('is replaced by the next one of its browser', async () => {
    const [email, who] = [victim(), browser(harness)];
    const first = await askCodeIn(harness, who, email);
    const second = await askCodeIn(harness, who, email);

    expect(await withCode(who, email, first)).toBe('401 CODE_REFUSED');
    expect(await withCode(who, email, second)).toBe('in');
    expect(await withCode(who, email, first)).toBe('401 CODE_REFUSED');
  });

  it('is not replaced by what a stranger asks for, nor used up by their guesses', async () => {
    const [email, owner] = [victim(), browser(harness)];
    const code = await askCodeIn(harness, owner, email);
    const stranger = browser(harness);
    await askCodeIn(harness, stranger, email);
    for (const { who } of [{ who: stranger }, { who: browser(harness) }]) {
      for (let tries = 1; tries <= 4; tries += 1) await withCode(who, email, wrong(code));
    }

    expect(await withCode(owner, email, code)).toBe('in');
  });

  it('works in another browser, if no other was sent since', async () => {
    const email = victim();
    const code = await askCodeIn(harness, browser(harness), email);
    expect(await withCode(browser(harness), email, code)).toBe('in');
  });

  it('is too old after five minutes', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    harness.clock.advance(5 * 60_000);

    expect(await withCode(browser(harness), email, code)).toBe('401 CODE_REFUSED');
  });

  it('is in the database only as a keyed hash', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const [row] = await harness.query<{ hash: string; plain: string }>(
      `select hash, encode(sha256($2::bytea), 'base64') as plain
       from identity.one_time_code where subject = $1`,
      [email, code],
    );

    expect(row?.hash).not.toContain(code);
    expect(row?.hash.slice(0, 20)).not.toBe(row?.plain.slice(0, 20));
  });
});

describe('guessing', () => {
  it('ends after fifteen wrong codes a day from one network, also for the right code', async () => {
    const [email, stranger] = [victim(), browser(harness, '192.0.2.1')];
    const outcomes: string[] = [];
    for (let round = 1; round <= 6; round += 1) {
      harness.clock.advance(13 * 60_000);
      const code = await askCodeIn(harness, stranger, email);
      for (let tries = 1; tries <= 3; tries += 1) {
        outcomes.push(await withCode(stranger, email, wrong(code)));
      }
    }

    expect(outcomes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => '401 CODE_REFUSED'));
    expect(new Set(outcomes.slice(15))).toEqual(new Set(['429 RATE_LIMITED']));
    const neighbour = browser(harness, '192.0.2.200');
    const code = await mailedCode(harness, email);
    expect(await withCode(neighbour, email, code)).toBe('429 RATE_LIMITED');
    expect(await withCode(browser(harness, '198.51.100.1'), email, code)).toBe('in');

    harness.clock.advance(24 * 3_600_000);
    expect(await withCode(stranger, email, await askCodeIn(harness, stranger, email))).toBe('in');
  });

  it('lets no more codes through when fifty come concurrently', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const guesses = Array.from({ length: 50 }, (_, n) => String(100_000 + n)).filter(
      (guess) => guess !== code,
    );
    const outcomes = await Promise.all(
      guesses.map((guess) => withCode(browser(harness, '198.18.3.1'), email, guess)),
    );

    expect(outcomes).not.toContain('in');
    expect(outcomes.filter((outcome) => outcome === '401 CODE_REFUSED').length).toBeLessThan(16);
  });

  it('ends after twenty wrong passwords an hour from one network', async () => {
    const [email, stranger] = [victim(), browser(harness, '198.18.1.1')];
    await signUp(harness, browser(harness), { email, password: 'victim-pass-22' });
    for (let tries = 1; tries <= 20; tries += 1) {
      expect(await withPassword(stranger, email, `guess-number-${tries}`)).toBe(
        '401 CREDENTIALS_REFUSED',
      );
    }

    expect(await withPassword(stranger, email, 'victim-pass-22')).toBe('429 RATE_LIMITED');
    expect(await withCode(stranger, email, await askCodeIn(harness, stranger, email))).toBe('in');
    // A login proves the device: its attempts count apart from now on
    expect(await withPassword(stranger, email, 'victim-pass-22')).toBe('in');
    const neighbour = browser(harness, '198.18.1.2');
    expect(await withPassword(neighbour, email, 'victim-pass-22')).toBe('429 RATE_LIMITED');
    harness.clock.advance(3_600_000);
    expect(await withPassword(neighbour, email, 'victim-pass-22')).toBe('in');
  });

  it('counts what a client sends again under its key once, whatever else it sends', async () => {
    const [email, who] = [victim(), browser(harness, '203.0.113.9')];
    await signUp(harness, browser(harness), { email, password: 'victim-pass-22' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const statusOf = async (password: string): Promise<number> =>
      (await who.send.post('/api/auth/sessions/password', { email, password }, key)).status;

    for (let times = 1; times <= 25; times += 1) expect(await statusOf('mistyped')).toBe(401);
    // The same key with other guesses is no retry
    for (let tries = 1; tries <= 19; tries += 1) expect(await statusOf(`guess ${tries}`)).toBe(401);
    expect(await statusOf('victim-pass-22')).toBe(429);
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
      expect(await ask([email, email, email, email, email, email], () => '198.18.2.1')).toEqual([
        202, 202, 202, 202, 202, 429,
      ]);
    }
  });

  it('cannot fill a mailbox through its other names', async () => {
    const tagged = Array.from({ length: 6 }, (_, n) => `flooded+${n}@example.ly`);
    const dotted = ['flooded', 'f.looded', 'fl.ooded', 'flo.oded', 'flood.ed', 'floode.d+1'];
    const dottedAt = dotted.map((local) => `${local}@gmail.com`);

    expect(await ask(tagged, () => '198.18.2.1')).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await ask(dottedAt, () => '198.18.2.1')).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('cannot fill a mailbox from many networks: fifteen codes an hour, and one each five minutes', async () => {
    const emails = Array.from({ length: 20 }, () => 'from-everywhere@example.ly');
    const statuses = await ask(emails, (n) => `172.16.${n}.1`);

    expect(statuses.filter((status) => status === 202)).toHaveLength(16);
    expect(statuses.slice(16)).toEqual([429, 429, 429, 429]);
  });
});

/** Asks for codes one after the other, each in a new browser; returns the statuses. */
async function ask(
  emails: readonly string[],
  from: (n: number) => string,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const [n, email] of emails.entries()) {
    const { send } = browser(harness, from(n));
    const { status } = await send.post('/api/auth/codes', { email, locale: 'ar' });
    statuses.push(status);
  }
  return statuses;
}

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
