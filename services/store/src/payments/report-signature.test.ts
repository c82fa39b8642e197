import { expect, it } from 'vitest';

import { isSigned, signatureOf } from './report-signature.ts';

const secret = 'a secret that only tests know, long enough';
const body = Buffer.from('{"reference":"practice-1"}');
const now = '2026-11-22T08:00:00.000Z';

it('accepts what was signed, for five minutes', () => {
  const signature = signatureOf(body, secret, now);
  expect(isSigned(body, signature, secret, now)).toBe(true);
  expect(isSigned(body, signature, secret, '2026-11-22T08:05:00.000Z')).toBe(true);
  expect(isSigned(body, signature, secret, '2026-11-22T08:05:01.000Z')).toBe(false);
  expect(isSigned(body, signature, secret, '2026-11-22T07:54:59.000Z')).toBe(false);
});

it('refuses other bytes, another secret, another time, and what is no signature', () => {
  const signature = signatureOf(body, secret, now);
  expect(isSigned(Buffer.from('{"reference":"practice-2"}'), signature, secret, now)).toBe(false);
  expect(isSigned(body, signature, `${secret}.`, now)).toBe(false);
  expect(isSigned(body, signature.replace('t=1', 't=2'), secret, now)).toBe(false);
  for (const other of [undefined, '', 't=1', ['t=1,v1=0'], `${signature},v1=`, 'v1=00']) {
    expect(isSigned(body, other, secret, now)).toBe(false);
  }
});
