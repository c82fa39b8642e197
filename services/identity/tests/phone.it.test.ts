import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { browser, mailedCode, signUp, startIdentity, type Browser } from './browser.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

async function somebody(name: string): Promise<Browser> {
  const who = browser(harness);
  await signUp(harness, who, { email: `${name}@example.ly` });
  return who;
}

async function confirm(who: Browser, phone: string, code: string): Promise<string> {
  const answer = await who.send.put('/api/auth/phone', { phone, code });
  return answer.status === 200 ? 'done' : problemOf(answer);
}

it('is proved with the code from the message, and shown to its owner', async () => {
  const who = await somebody('caller');
  const phone = '+218912345678';
  expect((await who.send.get('/api/auth/ways')).body).toMatchObject({ phone: true });
  expect((await who.send.post('/api/auth/phone/codes', { phone })).status).toBe(202);
  const code = await mailedCode(harness, phone);
  const wrong = code === '000000' ? '000001' : '000000';

  expect(await confirm(who, phone, wrong)).toBe('403 CODE_REFUSED');
  expect(await confirm(who, '+218912345679', code)).toBe('403 CODE_REFUSED');
  expect(await confirm(await somebody('thief'), phone, code)).toBe('403 CODE_REFUSED');
  expect(await confirm(who, phone, code)).toBe('done');
  expect(await confirm(who, phone, code)).toBe('403 CODE_REFUSED');
  expect((await who.send.get('/api/user/me')).body).toMatchObject({ phone });
  expect((await who.send.delete('/api/auth/phone')).body).toMatchObject({ phone: null });

  // Others are told, in words that can be forgotten
  const told = (await harness.events()).filter(({ type }) => type.includes('.user-phone-'));
  expect(told.map(({ type }) => type.split('.')[2])).toEqual([
    'user-phone-verified',
    'user-phone-removed',
  ]);
  expect(JSON.stringify(told)).not.toContain(phone);
});

it('gets at most five messages an hour, whoever asks', async () => {
  const phone = '+218921111111';
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) {
    const who = await somebody(`asker${n}`);
    statuses.push((await who.send.post('/api/auth/phone/codes', { phone })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

it.each(['0912345678', '+218', '+21891234567890123', '218912345678', '+218 91 234 5678', ''])(
  'has the international format, not %s',
  async (phone) => {
    const who = await somebody(`typo${phone.length}-${phone.replaceAll(/\D/gu, '')}`);
    expect(problemOf(await who.send.post('/api/auth/phone/codes', { phone }))).toBe(
      '400 VALIDATION_FAILED',
    );
  },
);

it('is not offered without a provider of messages', async () => {
  const production = await startIdentity({ isProduction: true });
  try {
    expect((await production.guest.get('/api/auth/ways')).body).toEqual({
      provider: null,
      phone: false,
    });
  } finally {
    await production.stop();
  }
});
