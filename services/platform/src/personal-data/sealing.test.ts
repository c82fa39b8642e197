import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSealed, newKey, seal, unseal } from './sealing.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000b';

describe('sealed words', () => {
  it('open with their key, whatever they contain', () => {
    const key = newKey();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (words) => {
        const sealed = seal(words, salma, key);
        expect(isSealed(sealed)).toBe(true);
        // The limit of a personal text in an event
        expect(sealed.length).toBeLessThanOrEqual(1000);
        expect(unseal(sealed, salma, key)).toBe(words);
      }),
    );
  });

  it('do not open with another key, for another person, or after a change', () => {
    const key = newKey();
    const sealed = seal('سالمة الورفلي', salma, key);
    const flipped = sealed.replace(/.{3}$/u, (end) => (end === 'AAA' ? 'BBB' : 'AAA'));

    expect(unseal(sealed, salma, newKey())).toBeNull();
    expect(unseal(sealed, omar, key)).toBeNull();
    expect(unseal(flipped, salma, key)).toBeNull();
    expect(unseal('sealed:1:short', salma, key)).toBeNull();
  });

  it('differ every time, and reveal nothing', () => {
    const key = newKey();
    const [first, second] = [seal('Salma', salma, key), seal('Salma', salma, key)];

    expect(first).not.toBe(second);
    expect(Buffer.from(first.slice(9), 'base64url').toString('latin1')).not.toContain('Salma');
  });
});
