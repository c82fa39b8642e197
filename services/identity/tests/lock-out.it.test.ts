import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import {
  askCodeIn,
  browser,
  mailsTo,
  signUp,
  startIdentity,
  withCode,
  withPassword,
  type Browser,
} from './browser.ts';

/** Whatever strangers do, an owner gets in (ADR 61). */

let harness: ServiceHarness;
let owners = 0;
let email: string;
let device: Browser;
const password = 'zaytun in gharyan';

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

beforeEach(async () => {
  owners += 1;
  email = `owner${owners}@example.ly`;
  device = browser(harness, '41.208.70.5');
  await signUp(harness, device, { email, password });
});

/** Uses up all that one stranger has: letters, codes, passwords, resets. Returns the calls it took. */
async function attack(stranger: Browser): Promise<number> {
  const { send } = stranger;
  let calls = 0;
  async function until429(call: (n: number) => ReturnType<typeof send.post>): Promise<void> {
    for (let n = 1; n <= 40; n += 1) {
      calls += 1;
      const answer = await call(n);
      if (answer.status !== 429) continue;
      expect(problemOf(answer)).toBe('429 RATE_LIMITED');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      return;
    }
    throw new Error('the stranger was never stopped');
  }
  await until429((n) => send.post('/api/auth/sessions/password', { email, password: `no ${n}` }));
  await until429(() => send.post('/api/auth/codes', { email, locale: 'ar' }));
  await until429((n) => send.post('/api/auth/sessions/code', { email, code: String(100_000 + n) }));
  await until429(() => send.post('/api/auth/password-resets', { email, locale: 'ar' }));
  await until429((n) =>
    send.put('/api/auth/password-resets', {
      email,
      code: String(200_000 + n),
      newPassword: 'taken over by me',
    }),
  );
  return calls;
}

async function newPassword(
  who: Browser,
  body: { readonly code: string; readonly asked?: string },
): Promise<number> {
  const answer = await who.send.put('/api/auth/password-resets', {
    email,
    newPassword: 'nakhla in zliten',
    ...body,
  });
  return answer.status;
}

/** What the link in a letter carries. */
interface Carried {
  readonly code: string;
  readonly asked: string;
}

/** Returns what the link in the newest letter carries. */
async function newestLink(): Promise<Carried> {
  const [letter] = await mailsTo(harness, email);
  const link = /https?:\S+#\S+/u.exec(letter?.text ?? '')?.[0] ?? '';
  const carried = new URLSearchParams(new URL(link).hash.slice(1));
  return { code: carried.get('code') ?? '', asked: carried.get('asked') ?? '' };
}

/** Asks for a reset and returns what the link in its letter carries. */
async function askReset(who: Browser): Promise<Carried> {
  const { status } = await who.send.post('/api/auth/password-resets', { email, locale: 'en' });
  expect(status).toBe(202);
  return newestLink();
}

async function attackFromEverywhere(): Promise<void> {
  for (let n = 0; n < 6; n += 1) await attack(browser(harness, `197.216.${n}.1`));
}

it('lets the owner in everywhere while a stranger attacks from one network', async () => {
  expect(await attack(browser(harness, '197.215.1.1'))).toBeGreaterThanOrEqual(35);

  expect(await withPassword(device, email, password)).toBe('in');
  const elsewhere = browser(harness, '102.69.1.7');
  expect(await withPassword(elsewhere, email, password)).toBe('in');
  const phone = browser(harness, '102.70.1.7');
  expect(await withCode(phone, email, await askCodeIn(harness, phone, email))).toBe('in');
  const laptop = browser(harness, '102.71.1.7');
  expect(await newPassword(laptop, await askReset(laptop))).toBe(204);
  expect(await withPassword(device, email, 'nakhla in zliten')).toBe('in');
});

it('lets a known device in while a stranger attacks from its own network', async () => {
  await attack(browser(harness, '41.208.70.99'));

  expect(await withPassword(device, email, password)).toBe('in');
  expect(await withCode(device, email, await askCodeIn(harness, device, email))).toBe('in');
  expect(await newPassword(device, await askReset(device))).toBe(204);
});

it('lets a known device in while strangers attack from everywhere', async () => {
  await attackFromEverywhere();
  expect(await withPassword(browser(harness, '102.72.1.1'), email, password)).toBe(
    '429 RATE_LIMITED',
  );

  expect(await withPassword(device, email, password)).toBe('in');
  expect(await withCode(device, email, await askCodeIn(harness, device, email))).toBe('in');
  expect(await newPassword(device, await askReset(device))).toBe(204);
});

it('lets whoever has the mailbox in on a new device while strangers attack from everywhere', async () => {
  await attackFromEverywhere();
  const laptop = browser(harness, '102.75.1.1');
  const signIn = async (link: Carried): Promise<number> =>
    (await laptop.send.post('/api/auth/sessions/code', { email, ...link })).status;
  expect(await withCode(laptop, email, '123456')).toBe('429 RATE_LIMITED');

  // The newest letter is one that a stranger asked for
  const link = await newestLink();
  expect(await signIn({ ...link, asked: `${link.asked.slice(0, -4)}AAAA` })).toBe(401);
  expect(await signIn(link)).toBe(200);
  expect(await signIn(link)).toBe(401);
  harness.clock.advance(5 * 60_000);
  expect(await newPassword(laptop, await askReset(laptop))).toBe(204);
});

it('mails nothing but a letter every five minutes once strangers have had theirs', async () => {
  await attackFromEverywhere();
  const before = (await mailsTo(harness, email)).length;
  const knock = async (n: number): Promise<number> => {
    const { send } = browser(harness, `102.76.${n}.1`);
    return (await send.post('/api/auth/codes', { email, locale: 'en' })).status;
  };
  harness.clock.advance(5 * 60_000);
  const statuses = [await knock(1), await knock(2), await knock(3)];
  expect(statuses).toEqual([202, 429, 429]);
  expect(await mailsTo(harness, email)).toHaveLength(before + 1);
});

it('lets a known device in though a stranger behind its very address never stops', async () => {
  const phone = browser(harness, '41.208.77.5');
  const mine = `shared-${email}`;
  await signUp(harness, phone, { email: mine, password });
  // A session would count by its account: the mark of the device is all that is left
  expect((await phone.send.delete('/api/auth/session')).status).toBe(204);
  expect([phone.cookie(), phone.device()]).toEqual([undefined, expect.any(String)]);
  const neighbour = browser(harness, '41.208.77.5');
  let last = 0;
  for (let n = 0; n < 70 && last !== 429; n += 1) {
    const body = { email: `nobody${n}@example.ly`, code: '123456' };
    last = (await neighbour.send.post('/api/auth/sessions/code', body)).status;
  }
  expect(last).toBe(429);
  expect(await withCode(neighbour, mine, '123456')).toBe('429 RATE_LIMITED');

  expect(await withCode(phone, mine, await askCodeIn(harness, phone, mine))).toBe('in');
});

it('takes the link of the letter in any browser, though others have asked since', async () => {
  const carried = await askReset(browser(harness, '102.73.1.1'));
  harness.clock.advance(1000);
  await askReset(browser(harness, '197.217.1.1'));

  const elsewhere = browser(harness, '102.74.1.1');
  expect(await newPassword(elsewhere, { code: carried.code })).toBe(401);
  expect(await newPassword(elsewhere, carried)).toBe(204);
});

it('knows a device for its own account only', async () => {
  const stranger = browser(harness, '197.218.1.1');
  await signUp(harness, stranger, { email: `stranger-to-${email}`, password });
  await stranger.send.delete('/api/auth/session');
  expect(await attack(stranger)).toBeLessThan(60);

  const forger = browser(harness, '197.218.1.2');
  forger.plant((device.device() ?? '').replace(/[\w-]{4}$/u, 'AAAA'));
  expect(await withPassword(forger, email, password)).toBe('429 RATE_LIMITED');
  const same = browser(harness, '197.218.1.3');
  same.plant(device.device() ?? '');
  expect(await withPassword(same, email, password)).toBe('in');
});
