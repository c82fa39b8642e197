import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatMoneyInput, parseMoney } from './parse-money.ts';

const anyLocale = fc.constantFrom('ar' as const, 'en' as const);

describe('an amount of dinars', () => {
  it.each([
    ['1250', 1_250_000, 1_250_000],
    ['1.250', 1_250_000, 1250],
    ['1,250', 1250, 1_250_000],
    ['1.250,5', 1_250_500, null],
    ['1,250.5', null, 1_250_500],
    // A lone separator that cannot be grouping is the decimal one in both languages
    ['2.5', 2500, 2500],
    ['2,5', 2500, 2500],
    ['12.50', 12_500, 12_500],
    ['٧٥', 75_000, 75_000],
    ['٧٥٫٢٥', 75_250, 75_250],
    ['۷۵', 75_000, 75_000],
    [' 80 ', 80_000, 80_000],
    ['.5', 500, 500],
    ['0', 0, 0],
    ['', null, null],
    ['.', null, null],
    ['1.2.3', null, null],
    ['1,2,3', null, null],
    ['1.2345', null, null],
    ['12a', null, null],
    ['-5', null, null],
    ['1234567890', null, null],
  ])('%s', (text, arabic, english) => {
    expect(parseMoney(text, 'ar')).toBe(arabic);
    expect(parseMoney(text, 'en')).toBe(english);
  });

  it('is parsed back from its format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), anyLocale, (dirham, locale) => {
        expect(parseMoney(formatMoneyInput(dirham, locale), locale)).toBe(dirham);
      }),
    );
  });

  it('is an integer number of dirham or nothing, for any input', () => {
    fc.assert(
      fc.property(fc.string(), anyLocale, (text, locale) => {
        const dirham = parseMoney(text, locale);
        expect(dirham === null || (Number.isSafeInteger(dirham) && dirham >= 0)).toBe(true);
      }),
    );
  });
});
