import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatPhone, parsePhone } from './phone.ts';

const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789')),
    minLength: count,
    maxLength: count,
  });
const network = fc.constantFrom('91', '92', '93', '94', '21', '61', '51');
const anyLibyan = fc.tuple(network, digits(7)).map(([code, rest]) => `+218${code}${rest}`);

describe('a phone number as it is typed', () => {
  it.each([
    ['0912345678', '+218912345678'],
    ['091 234 5678', '+218912345678'],
    ['091-2345678', '+218912345678'],
    ['912345678', '+218912345678'],
    ['+218912345678', '+218912345678'],
    ['00218 91 234 56 78', '+218912345678'],
    ['218912345678', '+218912345678'],
    ['+218 (0)91 2345678', '+218912345678'],
    ['+2180912345678', '+218912345678'],
    ['٠٩١٢٣٤٥٦٧٨', '+218912345678'],
    ['\u2066+218 91 234 5678\u2069', '+218912345678'],
    ['021 333 4444', '+218213334444'],
    ['218123456', '+218218123456'],
    ['+20 10 1234 5678', '+201012345678'],
    ['0020 10 1234 5678', '+201012345678'],
    ['', null],
    ['12', null],
    ['+0912345678', null],
    ['09123456789', null],
    ['0912-salem', null],
    ['091234567', null],
    ['+218 91 234 567', null],
    ['++218912345678', null],
    ['+1234567890123456', null],
  ])('%s', (typed, e164) => {
    expect(parsePhone(typed)).toBe(e164);
  });

  it('is parsed from every common format', () => {
    fc.assert(
      fc.property(anyLibyan, (e164) => {
        expect(parsePhone(formatPhone(e164) ?? '')).toBe(e164);
        expect(parsePhone(e164.replace('+', '00'))).toBe(e164);
        expect(parsePhone(e164.replace('+218', '0'))).toBe(e164);
      }),
    );
  });

  it('is E.164 or nothing, for any input', () => {
    const alphabet = fc.string({ unit: fc.constantFrom(...Array.from('+0123456789 -()٠٩/x')) });
    fc.assert(
      fc.property(fc.oneof(alphabet, fc.string()), (text) => {
        const e164 = parsePhone(text);
        expect(e164 ?? '+10000000').toMatch(/^\+[1-9]\d{7,14}$/);
        expect(e164 === null ? null : parsePhone(e164)).toBe(e164);
      }),
    );
  });

  it('is shown in groups, a foreign one unchanged, an invalid one not at all', () => {
    expect(formatPhone('+218912345678')).toBe('+218 91 234 5678');
    expect(formatPhone('+201012345678')).toBe('+201012345678');
    expect(formatPhone('0912345678')).toBeNull();
    expect(formatPhone('')).toBeNull();
  });
});
