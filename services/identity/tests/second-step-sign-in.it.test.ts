import { ProviderSignIn, SessionList } from '@osta/contracts/account/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  appCode,
  finish,
  firstStep,
  password,
  somebody,
  step,
  told,
  turnOn,
  wrongCode,
  type Authenticator,
  type Somebody,
} from './authenticator.ts';
import {
  askCode,
  browser,
  mailsTo,
  me,
  signIn,
  startIdentity,
  withPassword,
  type Browser,
} from './browser.ts';
import { startOidcProvider, type OidcProvider } from './oidc-provider.ts';

/** Signing in with two steps. */

let harness: ServiceHarness;
let provider: OidcProvider;

beforeAll(async () => {
  provider = await startOidcProvider('Libya ID', 'https://osta.test/auth/confirm');
  harness = await startIdentity({}, provider.environment);
});

afterAll(async () => {
  await harness.stop();
  provider.stop();
});

/** Returns a person whose second step is on. */
async function twoSteps(): Promise<Somebody & Authenticator> {
  const person = await somebody(harness);
  return { ...person, ...(await turnOn(harness, person.who)) };
}

/** Returns a browser that has passed the first step. */
async function waiting(email: string): Promise<Browser> {
  const who = browser(harness);
  expect(await firstStep(who, email)).toBe('waits');
  return who;
}

async function byCode(who: Browser, email: string): Promise<string> {
  const code = await askCode(harness, email);
  return told(await who.send.post('/api/auth/sessions/code', { email, code }));
}

async function byProvider(who: Browser, email: string): Promise<string> {
  provider.people.set(email, { email, isVerified: true });
  const { body } = await who.send.post('/api/auth/provider');
  const { url } = ProviderSignIn.parse(body);
  const { code = '', state = '', iss } = await provider.through(url, email);
  return told(await who.send.post('/api/auth/sessions/provider', { code, state, iss }));
}

describe('every way to sign in', () => {
  it.each([
    ['a password', firstStep],
    ['a code', byCode],
    ['a provider', byProvider],
  ])('%s: waits for the code of the app', async (_way, signInBy) => {
    const { email, secret, id } = await twoSteps();
    const who = browser(harness);
    expect(await signInBy(who, email)).toBe('waits');
    expect(await me(who)).toBe(401);
    const answer = await who.send.post('/api/auth/sessions/second-step', {
      code: ` ${appCode(harness, secret).replace(/^.../u, '$& ')} `,
    });
    expect(answer.body).toEqual({ userId: id, registered: true });
    expect(await me(who)).toBe(200);
    expect(who.waiting()).toBeUndefined();
    harness.clock.advance(step);
  });

  it('answers a wrong first step as without it', async () => {
    const [one, two] = [await somebody(harness), await twoSteps()];
    const answers = await Promise.all(
      [one, two].map(({ email }) =>
        browser(harness).send.post('/api/auth/sessions/password', { email, password: 'a guess' }),
      ),
    );
    const [first, second] = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...Object(body), instance: '' },
      cookies: headers.getSetCookie(),
    }));
    expect(second).toEqual(first);
    expect(second).toMatchObject({ status: 401, cookies: [] });
  });
});

describe('a code of the app', () => {
  it('works one step early and one late, once each, and older codes not afterwards', async () => {
    const { email, secret } = await twoSteps();
    harness.clock.advance(10 * step);
    const codes = [-2, -1, 0, 1, 2].map((steps) => appCode(harness, secret, steps));
    const who = await waiting(email);
    const [tooOld = '', late = '', now = '', early = '', tooEarly = ''] = codes;
    expect(await finish(who, tooOld)).toBe('401 CODE_REFUSED');
    expect(await finish(who, tooEarly)).toBe('401 CODE_REFUSED');
    expect(await finish(who, late)).toBe('in');
    expect(await finish(await waiting(email), late)).toBe('401 CODE_REFUSED');
    expect(await finish(await waiting(email), early)).toBe('in');
    // The code of the step before the used one
    expect(await finish(await waiting(email), now)).toBe('401 CODE_REFUSED');
    harness.clock.advance(2 * step);
    expect(await finish(await waiting(email), appCode(harness, secret))).toBe('in');
  });

  it('lets one browser in when ten use it concurrently', async () => {
    const { email, secret } = await twoSteps();
    const places = await Promise.all(Array.from({ length: 10 }, () => waiting(email)));
    const code = appCode(harness, secret);
    const outcomes = await Promise.all(places.map((who) => finish(who, code)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
    expect(await Promise.all(places.map(me))).toEqual(
      outcomes.map((outcome) => (outcome === 'in' ? 200 : 401)),
    );
  });

  it('works only for its own account', async () => {
    const [one, other] = [await twoSteps(), await twoSteps()];
    const who = await waiting(one.email);
    expect(await finish(who, appCode(harness, other.secret))).toBe('401 CODE_REFUSED');
    expect(await finish(who, other.recoveryCodes[0] ?? '')).toBe('401 CODE_REFUSED');
    expect(await finish(who, appCode(harness, one.secret))).toBe('in');
  });
});

describe('a recovery code', () => {
  it('works once, however it is written, and its owner is informed', async () => {
    const { email, recoveryCodes } = await twoSteps();
    const [code = ''] = recoveryCodes;
    const written = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect(await finish(await waiting(email), written)).toBe('in');
    expect(await finish(await waiting(email), code)).toBe('401 CODE_REFUSED');
    const [letter] = await mailsTo(harness, email);
    expect(letter?.subject).toBe('استُعمل رمز استرداد لحسابك في أُسطى');
    expect(letter?.text).toContain('عدد الرموز الباقية: 9');
  });

  it('lets one browser in when ten use it concurrently', async () => {
    const { email, recoveryCodes } = await twoSteps();
    const places = await Promise.all(Array.from({ length: 10 }, () => waiting(email)));
    const outcomes = await Promise.all(places.map((who) => finish(who, recoveryCodes[0] ?? '')));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
  });
});

describe('a sign-in that waits', () => {
  it('ends with the fifth wrong code, and its owner is informed', async () => {
    const { email, secret } = await twoSteps();
    const who = await waiting(email);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await finish(who, wrongCode(harness, secret))).toBe('401 CODE_REFUSED');
    }
    expect(await finish(who, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
    expect((await mailsTo(harness, email))[0]?.subject).toBe('محاولة دخول إلى حسابك في أُسطى');
    expect(await finish(await waiting(email), appCode(harness, secret))).toBe('in');
  });

  it('allows fifteen wrong codes a day over all browsers of a network', async () => {
    const { email, secret } = await twoSteps();
    for (let sign = 1; sign <= 3; sign += 1) {
      const who = await waiting(email);
      const wrong = wrongCode(harness, secret);
      await Promise.all(Array.from({ length: 5 }, () => finish(who, wrong)));
    }
    const who = await waiting(email);
    expect(await finish(who, appCode(harness, secret))).toBe('429 RATE_LIMITED');
  });

  it('allows five wrong codes when thirty come concurrently', async () => {
    const { email, secret, id } = await twoSteps();
    const who = await waiting(email);
    const wrong = wrongCode(harness, secret);
    await Promise.all(Array.from({ length: 30 }, () => finish(who, wrong)));
    const rows = await harness.query<{ tries: number }>(
      'select tries from identity.waiting_sign_in where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ tries: 5 }]);
  });

  it('lasts ten minutes', async () => {
    const { email, secret } = await twoSteps();
    const who = await waiting(email);
    harness.clock.advance(10 * 60_000);
    expect(await finish(who, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
  });

  it('belongs to one browser, by its cookie', async () => {
    const { secret } = await twoSteps();
    const code = appCode(harness, secret);
    expect(await finish(browser(harness), code)).toBe('401 SIGN_IN_EXPIRED');
    const forger = browser(harness);
    forger.plant('__Host-osta.second-step=chosen-by-the-attacker');
    expect(await finish(forger, code)).toBe('401 SIGN_IN_EXPIRED');
  });

  it('has a cookie that scripts, other sites and other hosts cannot touch', async () => {
    const { email } = await twoSteps();
    const body = { email, password };
    const { headers } = await browser(harness).send.post('/api/auth/sessions/password', body);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-osta\.second-step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
  });

  it('becomes a session with another token, and is useless afterwards', async () => {
    const { email, secret } = await twoSteps();
    const who = await waiting(email);
    const planted = who.waiting() ?? '';
    expect(await finish(who, appCode(harness, secret))).toBe('in');
    expect(who.cookie()).toMatch(/^__Host-osta\.session=/u);
    expect(who.cookie()).not.toContain(planted.split('=')[1]);

    const thief = browser(harness);
    thief.plant(planted);
    expect(await me(thief)).toBe(401);
    harness.clock.advance(step);
    expect(await finish(thief, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
  });

  it('is finished once by two right concurrent codes', async () => {
    const { email, secret, recoveryCodes } = await twoSteps();
    const who = await waiting(email);
    const codes = [appCode(harness, secret), recoveryCodes[0] ?? ''];
    const outcomes = await Promise.all(codes.map((code) => finish(who, code)));
    expect(outcomes.toSorted()).toEqual(['401 SIGN_IN_EXPIRED', 'in']);
  });

  it("leaves the browser's previous session and its sockets until it is finished", async () => {
    const { email, secret } = await twoSteps();
    const who = browser(harness);
    await signIn(harness, who, `before-${email}`);
    const before = browser(harness);
    before.plant(who.cookie() ?? '');
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' };
    await who.send.post('/api/auth/sessions/password', { email, password }, headers);
    expect(await me(before)).toBe(200);
    expect((await mailsTo(harness, email))[0]?.subject).not.toContain('جهاز جديد');

    const code = appCode(harness, secret);
    await who.send.post('/api/auth/sessions/second-step', { code }, headers);
    expect(await Promise.all([me(before), me(who)])).toEqual([401, 200]);
    expect((await mailsTo(harness, email))[0]?.subject).toContain('جهاز جديد');
  });

  it('is in no list of sessions, and signing out ends it', async () => {
    const { who, email, secret } = await twoSteps();
    const waits = await waiting(email);
    const { body } = await who.send.get('/api/auth/sessions');
    expect(SessionList.parse(body).data).toHaveLength(1);

    const copy = browser(harness);
    copy.plant(waits.waiting() ?? '');
    expect((await waits.send.delete('/api/auth/session')).status).toBe(204);
    expect(waits.waiting()).toBeUndefined();
    expect(await finish(copy, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
  });
});

it('refuses anything that is not a code', async () => {
  const { send } = browser(harness);
  for (const code of ['', '12345', '1234567', 'k7m2-9xq', 'k7m2-9xqO', '١٢٣٤٥٦', 123_456, null]) {
    const answer = await send.post('/api/auth/sessions/second-step', { code });
    expect(problemOf(answer)).toBe('400 VALIDATION_FAILED');
  }
  const { email } = await somebody(harness);
  expect(await withPassword(browser(harness), email, password)).toBe('in');
});
