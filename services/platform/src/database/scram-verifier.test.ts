import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { scramVerifier } from './scram-verifier.ts';

/** The exchange of RFC 7677 §3: user and pencil. */
const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
const nonce = 'rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
const exchanged = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=${nonce},s=${salt.toString('base64')},i=4096,c=biws,r=${nonce}`;
const proof = Buffer.from('dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=', 'base64');
const signature = '6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=';

async function keysOf(password: string): Promise<{ storedKey: Buffer; serverKey: Buffer }> {
  const verifier = await scramVerifier(password, salt);
  const [storedKey = '', serverKey = ''] = verifier.split('$').at(-1)?.split(':') ?? [];
  return {
    storedKey: Buffer.from(storedKey, 'base64'),
    serverKey: Buffer.from(serverKey, 'base64'),
  };
}

describe('the verifier of a password', () => {
  it('accepts the proof of who knows it, and proves the server to them', async () => {
    const { storedKey, serverKey } = await keysOf('pencil');
    const masked = createHmac('sha256', storedKey).update(exchanged).digest();
    const clientKey = Buffer.from(masked.map((byte, nth) => byte ^ (proof[nth] ?? 0)));
    expect(createHash('sha256').update(clientKey).digest()).toEqual(storedKey);
    expect(createHmac('sha256', serverKey).update(exchanged).digest('base64')).toBe(signature);
  });

  it('has the form in which Postgres stores it, with a salt of its own', async () => {
    const form = /^SCRAM-SHA-256\$4096:[\w+/]{22}==\$[\w+/]{43}=:[\w+/]{43}=$/u;
    const verifiers = await Promise.all([scramVerifier('pencil'), scramVerifier('pencil')]);
    expect(verifiers).toEqual([expect.stringMatching(form), expect.stringMatching(form)]);
    expect(verifiers[0]).not.toBe(verifiers[1]);
  });

  it.each([
    ['a no-break space', 'a\u00A0b', 'a b'],
    ['a soft hyphen', 'a\u00ADb', 'ab'],
    ['a ligature', '\uFB01x', 'fix'],
    ['an accent apart', 'e\u0301', '\u00E9'],
  ])('takes %s for what it looks like', async (_what, typed, same) => {
    expect(await scramVerifier(typed, salt)).toBe(await scramVerifier(same, salt));
  });
});
