import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  browser,
  mailedCode,
  mailsTo,
  me,
  signUp,
  startIdentity,
  withPassword,
  type Browser,
} from './browser.ts';

let harness: ServiceHarness;
let people = 0;
const password = 'zaytun in gharyan';

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `mover${people}@example.ly`;
}

async function begin(who: Browser, newEmail: string): Promise<number> {
  return (await who.send.post('/api/auth/email-changes', { newEmail })).status;
}

async function confirm(
  who: Browser,
  newEmail: string,
  [currentCode, newCode]: readonly [string, string],
): Promise<string> {
  const answer = await who.send.put('/api/auth/email-changes', { newEmail, currentCode, newCode });
  return answer.status === 200 ? 'done' : problemOf(answer);
}

describe('a change of address', () => {
  it('takes a code from both addresses, informs the old one, and ends every other session', async () => {
    const [before, after] = [email(), email()];
    const [who, other] = [browser(harness), browser(harness)];
    await signUp(harness, who, { email: before, password });
    await withPassword(other, before, password);

    expect(await begin(who, after.toUpperCase())).toBe(202);
    const codes = [await mailedCode(harness, before), await mailedCode(harness, after)] as const;
    expect(await confirm(who, after, codes)).toBe('done');

    expect((await who.send.get('/api/user/me')).body).toMatchObject({ email: after });
    expect(await me(other)).toBe(401);
    expect(await withPassword(browser(harness), before, password)).toBe('401 CREDENTIALS_REFUSED');
    expect(await withPassword(browser(harness), after, password)).toBe('in');
    const [told] = await mailsTo(harness, before);
    expect(told?.text).toContain(after);
    expect(await confirm(who, after, codes)).toBe('403 CODE_REFUSED');
  });

  it('needs both codes, and a wrong one uses up neither', async () => {
    const [before, after] = [email(), email()];
    const who = browser(harness);
    await signUp(harness, who, { email: before, password });
    await begin(who, after);
    const [mine, theirs] = [await mailedCode(harness, before), await mailedCode(harness, after)];
    const wrong = [mine, theirs].includes('000000') ? '000001' : '000000';

    expect(await confirm(who, after, [mine, wrong])).toBe('403 CODE_REFUSED');
    expect(await confirm(who, after, [wrong, theirs])).toBe('403 CODE_REFUSED');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({ email: before });
    expect(await confirm(who, after, [mine, theirs])).toBe('done');
  });

  it('does not reveal whether the new address is taken, except to its owner', async () => {
    const [before, taken] = [email(), email()];
    const [who, owner] = [browser(harness), browser(harness)];
    await signUp(harness, who, { email: before, password });
    await signUp(harness, owner, { email: taken, password });

    expect(await begin(who, taken)).toBe(202);
    const [mail] = await mailsTo(harness, taken);
    expect(mail?.subject).toBe('لهذا البريد حساب في أُسطى');
    expect(mail?.text).not.toMatch(/\d{6}/u);
    const mine = await mailedCode(harness, before);
    expect(await confirm(who, taken, [mine, '000000'])).toBe('403 CODE_REFUSED');
  });

  it('by two people to one address succeeds for one and reveals nothing to the other', async () => {
    const target = email();
    const racers = [browser(harness), browser(harness)];
    const tries = await Promise.all(
      racers.map(async (who) => {
        const before = email();
        await signUp(harness, who, { email: before, password });
        return { who, before };
      }),
    );
    const codes: [string, string][] = [];
    for (const { who, before } of tries) {
      await begin(who, target);
      codes.push([await mailedCode(harness, before), await mailedCode(harness, target)]);
    }
    const outcomes = await Promise.all(
      tries.map(({ who }, n) => confirm(who, target, codes[n] ?? ['', ''])),
    );

    expect(outcomes.toSorted()).toEqual(['403 CODE_REFUSED', 'done']);
  });

  it('to the same address is refused', async () => {
    const address = email();
    const who = browser(harness);
    await signUp(harness, who, { email: address });

    expect(problemOf(await who.send.post('/api/auth/email-changes', { newEmail: address }))).toBe(
      '422 EMAIL_UNCHANGED',
    );
  });
});
