import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0, null],
    ['ab7x', 1, 'short'],
    ['password', 1, 'common'],
    ['P@ssw0rd!', 1, 'common'],
    ['Password2026', 1, 'common'],
    ['Tripoli2026!!', 1, 'common'],
    ['مرحبا١٢٣', 1, 'common'],
    ['12345678', 1, 'sequence'],
    ['qwertyuiop', 1, 'common'],
    ['abcdefghijkl', 1, 'sequence'],
    ['aaaaaaaaaaaa', 1, 'repeated'],
    ['abcabcabcabc', 1, 'repeated'],
    ['Warfalli91', 1, 'personal'],
    ['kq7 vhdm', 2, null],
    ['kq7 vhdm xo', 3, null],
    ['three goats on the roof', 4, null],
    ['ثلاث معزات فوق السطح', 4, null],
  ])('%s', (password, level, weakness) => {
    expect(passwordStrength(password, ['Salem Al-Warfalli', 'salem@osta.test'])).toEqual({
      level,
      weakness,
    });
  });

  it('rates a common word with a suffix as weak', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('password', 'Libya', 'MOHAMED', 'iloveyou'),
        fc.integer({ min: 0, max: 99_999_999 }),
        (word, tail) => {
          expect(passwordStrength(`${word}${tail}`).level).toBe(1);
        },
      ),
    );
  });

  it('has a result for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (password) => {
        expect(passwordStrength(password).level).toBeGreaterThanOrEqual(password === '' ? 0 : 1);
      }),
    );
  });
});
