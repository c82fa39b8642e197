import { RecoveryCodes, SecondStepOffer } from '@osta/contracts/account/second-step';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  wrongCode,
} from './authenticator.ts';
import { browser, eventsOf, mailsTo, me, signIn, startIdentity, withPassword } from './browser.ts';

/** Two-step verification: turned on, kept, turned off. Sign-in: see second-step-sign-in. */

let harness: ServiceHarness;
const path = '/api/auth/second-step';
const codesPath = `${path}/recovery-codes`;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(harness, email)).map(({ subject }) => subject);
}

describe('turning it on', () => {
  it('takes the first code of the app, and gives ten recovery codes', async () => {
    const { who, email, id } = await somebody(harness);
    expect(await secondStepOf(who)).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const offer = SecondStepOffer.parse((await who.send.post(`${path}/offers`)).body);
    const uri = new URL(offer.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(`Osta:${email}`);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: offer.secret,
      issuer: 'Osta',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await secondStepOf(who)).toMatchObject({ isOn: false });

    const code = appCode(harness, offer.secret);
    const answer = await who.send.put(path, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const { recoveryCodes } = RecoveryCodes.parse(answer.body);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await secondStepOf(who)).toEqual({
      isOn: true,
      since: harness.clock.now(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const [event] = (await eventsOf(harness, id)).slice(-1);
    expect(event).toMatchObject({
      type: 'osta.account.second-step-enabled',
      actor: id,
      data: {},
    });
    expect(problemOf(await who.send.post(`${path}/offers`))).toBe('409 SECOND_STEP_ALREADY_ON');
    expect(problemOf(await who.send.put(path, { code }))).toBe('409 SECOND_STEP_ALREADY_ON');
  });

  it('stores neither the secret nor a recovery code in a usable form', async () => {
    const { who } = await somebody(harness);
    const { secret, recoveryCodes } = await turnOn(harness, who);
    await offered((await somebody(harness)).who);
    const rows = await harness.query<{ all: string }>(
      `select coalesce(string_agg(x::text, ' '), '') as all from (
         select s::text as x from identity.second_step s
         union all select o::text from identity.second_step_offer o
         union all select r::text from identity.recovery_code r
         union all select e.data::text from identity.event e
         union all select m.body from identity.development_mail m
       ) as everything`,
    );
    const all = rows[0]?.all ?? '';
    expect(all).toContain('sealed:');
    for (const word of [
      secret,
      ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')]),
    ]) {
      expect(all).not.toContain(word);
    }
  });

  it('is refused with a wrong code, for a secret that was replaced, and after ten minutes', async () => {
    const { who } = await somebody(harness);
    expect(problemOf(await who.send.put(path, { code: '123456' }))).toBe(
      '409 SECOND_STEP_NOT_OFFERED',
    );
    const first = await offered(who);
    const second = await offered(who);
    for (const code of [wrongCode(harness, second), appCode(harness, first)]) {
      expect(problemOf(await who.send.put(path, { code }))).toBe('403 CODE_REFUSED');
    }
    harness.clock.advance(10 * 60_000);
    const late = { code: appCode(harness, second) };
    expect(problemOf(await who.send.put(path, late))).toBe('409 SECOND_STEP_NOT_OFFERED');
    expect(await secondStepOf(who)).toMatchObject({ isOn: false });
    await turnOn(harness, who);
    expect(await secondStepOf(who)).toMatchObject({ isOn: true });
  });

  it('happens once when confirmed ten times concurrently', async () => {
    const { who, email } = await somebody(harness);
    const secret = await offered(who);
    const code = appCode(harness, secret);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => who.send.put(path, { code })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await secondStepOf(who)).toMatchObject({ recoveryCodesLeft: 10 });
    const [recovery = ''] = RecoveryCodes.parse(done[0]?.body).recoveryCodes;
    const other = browser(harness);
    expect(await firstStep(other, email)).toBe('waits');
    expect(await finish(other, recovery)).toBe('in');
  });

  it('ends every other session and closes their sockets', async () => {
    const { who, email, id } = await somebody(harness);
    const other = browser(harness);
    await withPassword(other, email, password);
    await turnOn(harness, who);

    expect(await Promise.all([me(who), me(other)])).toEqual([200, 401]);
    expect(await eventsOf(harness, id)).toContainEqual(
      expect.objectContaining({
        type: 'osta.account.session-revoked',
        data: { cause: 'signed-out-everywhere', sessionIds: [expect.any(String)] },
      }),
    );
  });
});

describe('recovery codes', () => {
  it('are replaced by ten new ones, and the old ones stop working', async () => {
    const { who, email } = await somebody(harness);
    expect(problemOf(await who.send.post(codesPath))).toBe('409 SECOND_STEP_OFF');
    const { recoveryCodes: before } = await turnOn(harness, who);
    const { recoveryCodes } = RecoveryCodes.parse((await who.send.post(codesPath)).body);

    expect(recoveryCodes.filter((code) => before.includes(code))).toEqual([]);
    const other = browser(harness);
    await firstStep(other, email);
    expect(await finish(other, before[0] ?? '')).toBe('401 CODE_REFUSED');
    expect(await finish(other, recoveryCodes[0] ?? '')).toBe('in');
    expect(await secondStepOf(other)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await subjectsTo(email)).toContain('رموز استرداد جديدة لحسابك في أُسطى');
  });
});

describe('turning it off', () => {
  it('takes an unused code, and leaves no data of the second step', async () => {
    const { who, email, id } = await somebody(harness);
    expect(problemOf(await who.send.delete(path, { code: '123456' }))).toBe('409 SECOND_STEP_OFF');
    const { secret, recoveryCodes } = await turnOn(harness, who);
    const [other, waits] = [browser(harness), browser(harness)];
    await firstStep(other, email);
    expect(await finish(other, appCode(harness, secret))).toBe('in');
    expect(await firstStep(waits, email)).toBe('waits');

    for (const code of [wrongCode(harness, secret), appCode(harness, secret), 'aaaa-aaaa']) {
      expect(problemOf(await who.send.delete(path, { code }))).toBe('403 CODE_REFUSED');
    }
    harness.clock.advance(step);
    expect((await who.send.delete(path, { code: appCode(harness, secret) })).status).toBe(204);

    expect(await secondStepOf(who)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await Promise.all([me(who), me(other)])).toEqual([200, 401]);
    expect(await finish(waits, recoveryCodes[0] ?? '')).toBe('401 SIGN_IN_EXPIRED');
    expect(await withPassword(browser(harness), email, password)).toBe('in');
    const types = (await eventsOf(harness, id)).map(({ type }) => type);
    expect(types).toContain('osta.account.second-step-disabled');
    expect(await subjectsTo(email)).toContain('أُوقف التحقق بخطوتين في حسابك في أُسطى');

    const again = await turnOn(harness, who);
    expect(again.secret).not.toBe(secret);
    expect(await secondStepOf(who)).toMatchObject({ isOn: true });
  });

  it('works with a recovery code too, once when used concurrently', async () => {
    const { who } = await somebody(harness);
    const { recoveryCodes } = await turnOn(harness, who);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all([1, 2, 3].map(() => who.send.delete(path, { code })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403 || status === 409)).toHaveLength(2);
  });
});

describe('permission', () => {
  it('needs a fresh session', async () => {
    const { who, id } = await somebody(harness);
    const { recoveryCodes } = await turnOn(harness, who);
    await age(harness, id);
    const { who: off, id: offId } = await somebody(harness);
    const secret = await offered(off);
    await age(harness, offId);

    expect([
      problemOf(await off.send.post(`${path}/offers`)),
      problemOf(await off.send.put(path, { code: appCode(harness, secret) })),
      problemOf(await who.send.post(codesPath)),
      problemOf(await who.send.delete(path, { code: recoveryCodes[0] })),
    ]).toEqual(Array.from({ length: 4 }, () => '403 FRESH_SESSION_REQUIRED'));
    expect((await off.send.get(path)).status).toBe(200);

    const nobody = browser(harness);
    await signIn(harness, nobody, 'nobody@example.ly');
    expect(await secondStepOf(nobody)).toMatchObject({ isOn: false });
    expect(problemOf(await nobody.send.post(`${path}/offers`))).toBe('403 FORBIDDEN');
  });

  it('allows fifteen wrong codes a day over all operations', async () => {
    const { who } = await somebody(harness);
    const secret = await offered(who);
    const wrong = { code: wrongCode(harness, secret) };
    for (let tries = 1; tries <= 15; tries += 1) {
      expect(problemOf(await who.send.put(path, wrong))).toBe('403 CODE_REFUSED');
    }
    const right = { code: appCode(harness, secret) };
    expect(problemOf(await who.send.put(path, right))).toBe('429 RATE_LIMITED');
    harness.clock.advance(86_400_000);
    await turnOn(harness, who);
    expect(await secondStepOf(who)).toMatchObject({ isOn: true });
  });
});
