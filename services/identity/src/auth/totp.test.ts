import { describe, expect, it } from 'vitest';

import { newTotpSecret, totpStepOf, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890` */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpStepOf(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early and one late, and return their step', () => {
    const [code, ofStep] = ['287082', 1];
    const at = (step: number): number | null => totpStepOf(code, secret, step * 30_000);
    expect([ofStep - 1, ofStep, ofStep + 1].map(at)).toEqual([ofStep, ofStep, ofStep]);
    expect(at(ofStep + 2)).toBeNull();
    expect(totpStepOf('287083', secret, 59_000)).toBeNull();
  });

  it('come from 160 random bits', () => {
    const secrets = Array.from({ length: 100 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/u);
  });
});

it('names the account in the app, whatever characters the address has', () => {
  const uri = new URL(totpUri(secret, 'salma+a&b?c@example.ly'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Osta:salma+a&b?c@example.ly');
  expect([...uri.searchParams.keys()].toSorted()).toEqual([
    'algorithm',
    'digits',
    'issuer',
    'period',
    'secret',
  ]);
});
