import { SessionList } from '@osta/contracts/account/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askCode,
  browser,
  eventsOf,
  mailsTo,
  me,
  signIn,
  signUp,
  startIdentity,
  withPassword,
  type Browser,
} from './browser.ts';

let harness: ServiceHarness;
let people = 0;

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `device${people}@example.ly`;
}

async function sessionsOf({ send }: Browser): Promise<SessionList['data']> {
  return SessionList.parse((await send.get('/api/auth/sessions')).body).data;
}

async function signInWith(who: Browser, address: string, userAgent: string): Promise<void> {
  const code = await askCode(harness, address);
  const headers = { 'user-agent': userAgent };
  await who.send.post('/api/auth/sessions/code', { email: address, code }, headers);
}

describe('the list of devices', () => {
  it('shows where a person is signed in, the newest first, and which one asks', async () => {
    const address = email();
    const [first, second] = [browser(harness), browser(harness)];
    await signInWith(first, address, phone);
    await signInWith(second, address, desk);

    expect(await sessionsOf(second)).toMatchObject([
      { isCurrent: true, device: { browser: 'Firefox', system: 'Linux' } },
      { isCurrent: false, device: { browser: 'Chrome', system: 'Android' } },
    ]);
    expect(await sessionsOf(first)).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    for (const { address: network, signedInAt, endsAt } of await sessionsOf(first)) {
      expect(network).toMatch(/^10\.\d+\.\d+\.\d+$/u);
      // The two times come from two clocks, read one after the other
      const days = (Date.parse(endsAt) - Date.parse(signedInAt)) / 86_400_000;
      expect(days).toBeCloseTo(7, 3);
    }
  });

  it('contains nothing that could hijack a session', async () => {
    const who = browser(harness);
    await signIn(harness, who, email());
    const token = decodeURIComponent((who.cookie() ?? '').split('=', 2)[1] ?? '').split('.')[0];
    const { body } = await who.send.get('/api/auth/sessions');

    expect(token).toMatch(/\S{20}/u);
    expect(JSON.stringify(body)).not.toContain(token);
  });
});

describe('signing a device out from another one', () => {
  it('ends it with its next request, and closes its sockets', async () => {
    const address = email();
    const [mine, lost] = [browser(harness), browser(harness)];
    const userId = await signUp(harness, mine, { email: address, password: 'zaytun in gharyan' });
    await withPassword(lost, address, 'zaytun in gharyan');
    const lostId = (await sessionsOf(lost)).find(({ isCurrent }) => isCurrent)?.id;

    expect((await mine.send.delete(`/api/auth/sessions/${lostId}`)).status).toBe(204);
    expect(await Promise.all([me(mine), me(lost)])).toEqual([200, 401]);
    expect((await eventsOf(harness, userId)).at(-1)).toMatchObject({
      type: 'osta.account.session-revoked',
      data: { sessionIds: [lostId] },
    });
    expect(problemOf(await mine.send.delete(`/api/auth/sessions/${lostId}`))).toBe('404 NOT_FOUND');
  });

  it('is refused to other people', async () => {
    const [mine, stranger] = [browser(harness), browser(harness)];
    await signIn(harness, mine, email());
    await signIn(harness, stranger, email());
    const [session] = await sessionsOf(mine);

    expect(problemOf(await stranger.send.delete(`/api/auth/sessions/${session?.id}`))).toBe(
      '404 NOT_FOUND',
    );
    expect(await me(mine)).toBe(200);
  });

  it('works for all others at once, and for all', async () => {
    const address = email();
    const [first, second, third] = [browser(harness), browser(harness), browser(harness)];
    const userId = await signUp(harness, first, { email: address, password: 'zaytun in gharyan' });
    await withPassword(second, address, 'zaytun in gharyan');

    expect((await first.send.delete('/api/auth/sessions?keep=current')).status).toBe(204);
    expect(await Promise.all([me(first), me(second)])).toEqual([200, 401]);

    await withPassword(third, address, 'zaytun in gharyan');
    expect((await first.send.delete('/api/auth/sessions')).status).toBe(204);
    expect(first.cookie()).toBeUndefined();
    expect(await Promise.all([me(first), me(third)])).toEqual([401, 401]);
    expect((await eventsOf(harness, userId)).slice(-2)).toMatchObject([
      { data: { cause: 'signed-out-everywhere', sessionIds: [expect.any(String)] } },
      {
        data: {
          cause: 'signed-out-everywhere',
          sessionIds: [expect.any(String), expect.any(String)],
        },
      },
    ]);
  });
});

describe('a new device', () => {
  it('is announced by mail, and a known one is not', async () => {
    const address = email();
    await signInWith(browser(harness), address, phone);
    await signInWith(browser(harness), address, phone);
    const before = await mailsTo(harness, address);
    expect(before.filter(({ subject }) => /جهاز جديد/u.test(subject))).toEqual([]);

    await signInWith(browser(harness), address, desk);
    const [told] = await mailsTo(harness, address);
    expect(told?.subject).toBe('دخول إلى حسابك في أُسطى من جهاز جديد');
    expect(told?.text).toContain('Firefox، Linux');
  });
});

describe('an old session', () => {
  it('sets no first password and changes no address until its owner signs in again', async () => {
    const address = email();
    const who = browser(harness);
    const userId = await signUp(harness, who, { email: address });
    await harness.query(
      `update identity.session set created_at = created_at - interval '11 minutes' where user_id = $1`,
      [userId],
    );
    const newPassword = 'zaytun in gharyan';
    const newEmail = email();

    expect(problemOf(await who.send.put('/api/auth/password', { newPassword }))).toBe(
      '403 FRESH_SESSION_REQUIRED',
    );
    expect(problemOf(await who.send.post('/api/auth/email-changes', { newEmail }))).toBe(
      '403 FRESH_SESSION_REQUIRED',
    );
    await signIn(harness, who, address);
    expect((await who.send.put('/api/auth/password', { newPassword })).status).toBe(200);
  });
});
