import { testPool } from '@osta/event-store/testing/test-pool';
import { systemClock } from '@osta/platform/clock';
import { Overloaded } from '@osta/platform/gate';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { oneTimeCodes } from '../src/auth/one-time-codes.ts';
import {
  askCode,
  browser,
  eventsOf,
  mailedCode,
  mailsTo,
  me,
  signIn,
  signUp,
  startIdentity,
  withPassword,
} from './browser.ts';

let harness: ServiceHarness;
let people = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `forgot${people}@example.ly`;
}

async function ask(address: string, { send } = browser(harness)): Promise<number> {
  const body = { email: address, locale: 'en' };
  return (await send.post('/api/auth/password-resets', body)).status;
}

async function reset(
  address: string,
  code: string,
  newPassword: string,
  { send } = browser(harness),
): Promise<string> {
  const body = { email: address, code, newPassword };
  const answer = await send.put('/api/auth/password-resets', body);
  return answer.status === 204 ? 'done' : problemOf(answer);
}

async function askSixTimes(address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) statuses.push(await ask(address));
  return statuses;
}

describe('a forgotten password', () => {
  it('is replaced with the code from the mail, and every session ends', async () => {
    const address = email();
    const owner = browser(harness);
    const userId = await signUp(harness, owner, { email: address, password: 'victim-pass-22' });
    const thief = browser(harness);
    await withPassword(thief, address, 'victim-pass-22');

    expect(await ask(address)).toBe(202);
    const code = await mailedCode(harness, address);
    expect(await reset(address, code, 'a better one, much longer')).toBe('done');

    expect(await Promise.all([me(owner), me(thief)])).toEqual([401, 401]);
    expect(await withPassword(browser(harness), address, 'victim-pass-22')).toBe(
      '401 CREDENTIALS_REFUSED',
    );
    expect(await withPassword(browser(harness), address, 'a better one, much longer')).toBe('in');
    expect((await eventsOf(harness, userId)).at(-1)).toMatchObject({
      type: 'osta.account.session-revoked',
      data: { cause: 'password-changed', sessionIds: [expect.any(String), expect.any(String)] },
    });
    const [told] = await mailsTo(harness, address);
    expect(told?.subject).toBe('تغيّرت كلمة السر لحسابك في أُسطى');
  });

  it('can set the first password of an account', async () => {
    const address = email();
    await signUp(harness, browser(harness), { email: address });
    await ask(address);

    expect(await reset(address, await mailedCode(harness, address), 'zaytun in gharyan')).toBe(
      'done',
    );
    expect(await withPassword(browser(harness), address, 'zaytun in gharyan')).toBe('in');
  });

  it('changes nothing with a wrong code, a used one, or one for another purpose', async () => {
    const address = email();
    await signUp(harness, browser(harness), { email: address, password: 'victim-pass-22' });
    const signInCode = await askCode(harness, address);
    await ask(address);
    const code = await mailedCode(harness, address);
    const wrong = code === '000000' ? '000001' : '000000';
    const attempt = (typed: string): Promise<string> => reset(address, typed, 'the thief was here');

    expect(await attempt(wrong)).toBe('401 CODE_REFUSED');
    expect(signInCode === code ? '401 CODE_REFUSED' : await attempt(signInCode)).toBe(
      '401 CODE_REFUSED',
    );
    expect(await reset(address, code, 'the owner was here')).toBe('done');
    expect(await attempt(code)).toBe('401 CODE_REFUSED');
    expect(await withPassword(browser(harness), address, 'the owner was here')).toBe('in');
  });

  it('accepts a code once, also when used twenty times concurrently', async () => {
    const address = email();
    await signUp(harness, browser(harness), { email: address, password: 'victim-pass-22' });
    await ask(address);
    const code = await mailedCode(harness, address);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(address, code, `zaytun in gharyan ${n}`)),
    );

    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });

  it('has a code that is not used up by what fails meanwhile, and costs nobody who is wrong', async () => {
    const pool = testPool(harness.databaseUrl, { max: 3 });
    const codes = oneTimeCodes(pool, systemClock, 'known to this test alone');
    const asked = { purpose: 'password-reset', email: email(), slot: 'a browser' } as const;
    const { code } = await codes.makeAsked(asked);
    const typed = { ...asked, code, link: null };
    const hash = vi.fn<() => Promise<string>>().mockResolvedValue('a hash');
    const wrong = { ...typed, code: code === '000000' ? '000001' : '000000' };

    expect(await codes.redeemAskedFor(wrong, hash)).toBeNull();
    expect(hash).not.toHaveBeenCalled();
    hash.mockRejectedValueOnce(new Overloaded('one running, none waiting'));
    await expect(codes.redeemAskedFor(typed, hash)).rejects.toThrow(Overloaded);
    const outcomes = await Promise.all([1, 2, 3].map(() => codes.redeemAskedFor(typed, hash)));
    expect(outcomes.filter((made) => made === 'a hash')).toHaveLength(1);
    await pool.end();
  });

  it('has codes that expire after five minutes or three wrong tries', async () => {
    const address = email();
    await signUp(harness, browser(harness), { email: address, password: 'victim-pass-22' });
    await ask(address);
    const old = await mailedCode(harness, address);
    harness.clock.advance(5 * 60_000);
    expect(await reset(address, old, 'zaytun in gharyan')).toBe('401 CODE_REFUSED');

    const who = browser(harness);
    await ask(address, who);
    const code = await mailedCode(harness, address);
    const wrong = code === '000000' ? '000001' : '000000';
    const password = 'zaytun in gharyan';
    for (let tries = 1; tries <= 3; tries += 1) await reset(address, wrong, password, who);
    expect(await reset(address, code, password, who)).toBe('401 CODE_REFUSED');
  });

  it('refuses common passwords', async () => {
    const address = email();
    await signUp(harness, browser(harness), { email: address });
    await ask(address);
    const code = await mailedCode(harness, address);

    expect(await reset(address, code, 'Tripoli2026!')).toBe('422 PASSWORD_TOO_COMMON');
    expect(await reset(address, code, 'zaytun in gharyan')).toBe('done');
  });

  it('reveals only by mail that there is no account, and sends five mails an hour', async () => {
    const [known, unknown] = [email(), email()];
    await signIn(harness, browser(harness), known);
    harness.clock.advance(3_600_000);
    expect(await askSixTimes(known)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await askSixTimes(unknown)).toEqual([202, 202, 202, 202, 202, 429]);
    const [mail] = await mailsTo(harness, unknown);
    expect(mail?.subject).toBe('There’s no Osta account with this email');
    expect(mail?.text).not.toMatch(/\d{6}/u);
    expect(
      await harness.query('select 1 from identity.auth_user where email = $1', [unknown]),
    ).toEqual([]);
  });
});
