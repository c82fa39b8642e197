import { Me } from '@osta/contracts/account/api';
import { patience } from '@osta/event-store/testing/patience';
import { signToken } from '@osta/platform/auth/session-reader';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { testConfig } from '@osta/platform/testing/test-config';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  age,
  appCode,
  finish,
  firstStep,
  offered,
  password,
  secondStepOf,
  somebody,
  step,
  turnOn,
  type Authenticator,
  type Somebody,
} from './authenticator.ts';
import { browser, mailedCode, mailsTo, me, startIdentity } from './browser.ts';

/** The second step cannot be bypassed. */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

async function twoSteps(): Promise<Somebody & Authenticator> {
  const person = await somebody(harness);
  return { ...person, ...(await turnOn(harness, person.who)) };
}

describe('a sign-in that waits', () => {
  it('is accepted by no operation, under its own cookie or that of a session', async () => {
    const { email } = await twoSteps();
    const waits = browser(harness);
    await firstStep(waits, email);
    const [, token = ''] = (waits.waiting() ?? '').split('=', 2);
    const { name, secret } = testConfig(harness.databaseUrl).sessionCookie;
    const cookies = [
      // Every cookie that the browser got
      [waits.cookie(), waits.waiting()].filter((each) => each !== undefined).join('; '),
      `${name}=${token}`,
      `${name}=${encodeURIComponent(signToken(token, secret))}`,
    ];
    const rows = await harness.query<{ hash: string }>('select hash from identity.waiting_sign_in');
    for (const { hash } of rows) {
      cookies.push(`${name}=${encodeURIComponent(signToken(hash, secret))}`);
    }
    const closed = harness.service.routes.filter(
      ({ access }) => access !== 'public' && access !== 'guest',
    );
    expect(closed.length).toBeGreaterThan(20);

    const wrong: string[] = [];
    for (const { method, path, operationId } of closed) {
      const id = '01980000-0000-7000-8000-00000000000a';
      const target = path.replaceAll(/\{\w+\}/gu, id);
      for (const cookie of cookies) {
        const who = browser(harness);
        who.plant(cookie);
        const { status } =
          method === 'get' ? await who.send.get(target) : await who.send[method](target, {});
        if (status !== 401) wrong.push(`${operationId} ${cookie}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is the result of a sign-in that is concurrent with turning it on', async () => {
    const { who, email, id } = await somebody(harness);
    const secret = await offered(who);
    const holder = new Client({ connectionString: harness.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    const lock = 'select 1 from identity.second_step_offer where user_id = $1 for update';
    await holder.query(lock, [id]);
    const code = appCode(harness, secret);
    const turning = who.send.put('/api/auth/second-step', { code });
    await vi.waitFor(async () => {
      const waiting =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = $1";
      const { pathname } = new URL(harness.databaseUrl);
      expect(await harness.query(waiting, [pathname.slice(1)])).toHaveLength(1);
    }, patience);
    const early = browser(harness);
    expect(await firstStep(early, email)).toBe('in');
    await holder.query('rollback');
    await holder.end();

    expect((await turning).status).toBe(200);
    expect(await Promise.all([me(early), me(who)])).toEqual([401, 200]);
    expect(await firstStep(early, email)).toBe('waits');
  });

  it('leaves the existing session in place until it is finished', async () => {
    const { who, email, secret } = await twoSteps();
    const before = who.cookie();
    expect(await firstStep(who, email)).toBe('waits');
    expect(who.cookie()).toBe(before);
    expect(await me(who)).toBe(200);
    expect(await finish(who, appCode(harness, secret))).toBe('in');
    expect(who.cookie()).not.toBe(before);
  });
});

describe('another password', () => {
  it('by mail: does not turn the second step off, and ends pending sign-ins', async () => {
    const { email, secret } = await twoSteps();
    const waits = browser(harness);
    await firstStep(waits, email);
    const { send } = browser(harness);
    await send.post('/api/auth/password-resets', { email, locale: 'en' });
    const code = await mailedCode(harness, email);
    const newPassword = 'the mailbox is not enough';
    await send.put('/api/auth/password-resets', { email, code, newPassword });

    expect(await finish(waits, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
    const who = browser(harness);
    const answer = await who.send.post('/api/auth/sessions/password', {
      email,
      password: newPassword,
    });
    expect(answer.body).toEqual({ awaits: 'second-step' });
    expect(await me(who)).toBe(401);
    expect(await finish(who, appCode(harness, secret))).toBe('in');
  });

  it('with the current one: does not make an old session fresh, and ends pending sign-ins', async () => {
    const { who, email, id, secret } = await twoSteps();
    const waits = browser(harness);
    await firstStep(waits, email);
    const change = { currentPassword: password, newPassword: 'a better one, much longer' };
    await age(harness, id);
    expect(problemOf(await who.send.put('/api/auth/password', change))).toBe(
      '403 FRESH_SESSION_REQUIRED',
    );
    const fresh = browser(harness);
    await firstStep(fresh, email);
    expect(await finish(fresh, appCode(harness, secret))).toBe('in');
    expect((await fresh.send.put('/api/auth/password', change)).status).toBe(200);
    harness.clock.advance(step);
    expect(await finish(waits, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
    expect(await secondStepOf(fresh)).toMatchObject({ isOn: true });
  });
});

it('another address keeps the second step, and ends pending sign-ins', async () => {
  const { who, email, secret } = await twoSteps();
  const waits = browser(harness);
  await firstStep(waits, email);
  const newEmail = `moved-${email}`;
  await who.send.post('/api/auth/email-changes', { newEmail });
  const currentCode = await mailedCode(harness, email);
  const newCode = await mailedCode(harness, newEmail);
  const { status } = await who.send.put('/api/auth/email-changes', {
    newEmail,
    currentCode,
    newCode,
  });
  expect(status).toBe(200);
  expect(await finish(waits, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
  const again = browser(harness);
  expect(await firstStep(again, newEmail)).toBe('waits');
  expect(await finish(again, appCode(harness, secret))).toBe('in');
});

it('signing out everywhere ends pending sign-ins', async () => {
  const { who, email, secret } = await twoSteps();
  const waits = browser(harness);
  await firstStep(waits, email);
  await who.send.delete('/api/auth/sessions?keep=current');
  expect(await finish(waits, appCode(harness, secret))).toBe('401 SIGN_IN_EXPIRED');
});

it('letters come in the language of their reader', async () => {
  const { who, email } = await twoSteps();
  expect((await mailsTo(harness, email))[0]).toMatchObject({
    locale: 'ar',
    subject: 'فُعّل التحقق بخطوتين في حسابك في أُسطى',
  });
  await who.send.patch('/api/user/update', { locale: 'en' });
  await who.send.post('/api/auth/second-step/recovery-codes');
  expect((await mailsTo(harness, email))[0]).toMatchObject({
    locale: 'en',
    subject: 'New recovery codes for your Osta account',
  });
});

describe('an admin where it is required', () => {
  let strict: ServiceHarness;
  beforeAll(async () => {
    strict = await startIdentity({ adminsNeedSecondStep: true });
  });
  afterAll(() => strict.stop());

  it('has admin rights exactly while it is on', async () => {
    const [{ who, id }, other] = [await somebody(strict), await somebody(strict)];
    const isAdmin = async (): Promise<readonly [number, boolean]> => [
      (await who.send.get(`/api/users/${other.id}/capabilities`)).status,
      Me.parse((await who.send.get('/api/user/me')).body).isAdmin,
    ];
    expect(await secondStepOf(who)).toMatchObject({ isRequired: false });
    await strict.query('update identity.auth_user set is_admin = true where id = $1', [id]);
    expect(await secondStepOf(who)).toMatchObject({ isOn: false, isRequired: true });
    expect(await isAdmin()).toEqual([404, false]);

    const { secret } = await turnOn(strict, who);
    expect(await isAdmin()).toEqual([200, true]);
    expect(await secondStepOf(who)).toMatchObject({ isOn: true, isRequired: true });

    const { status } = await who.send.delete('/api/auth/second-step', {
      code: appCode(strict, secret),
    });
    expect(status).toBe(204);
    expect(await isAdmin()).toEqual([404, false]);
  });

  it('has admin rights without it where it is not required', async () => {
    const [{ who, id }, other] = [await somebody(harness), await somebody(harness)];
    await harness.query('update identity.auth_user set is_admin = true where id = $1', [id]);
    expect((await who.send.get(`/api/users/${other.id}/capabilities`)).status).toBe(200);
    expect(await secondStepOf(who)).toMatchObject({ isRequired: false });
  });
});
