import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatNumberInput, parseNumber } from './parse-number.ts';

const anyLocale = fc.constantFrom('ar' as const, 'en' as const);

describe('a number as it is typed', () => {
  it.each([
    ['1250', 1250, 1250],
    ['1.250', 1250, 1.25],
    ['1,250', 1.25, 1250],
    ['1.250,5', 1250.5, null],
    ['1,250.5', null, 1250.5],
    ['2.5', 2.5, 2.5],
    ['2,5', 2.5, 2.5],
    ['-7', -7, -7],
    ['−7', -7, -7],
    ['-0', 0, 0],
    ['٧٥', 75, 75],
    ['٧٫٥', 7.5, 7.5],
    ['۷', 7, 7],
    ['\u200F12\u200F', 12, 12],
    ['', null, null],
    ['-', null, null],
    ['.', null, null],
    ['1e3', null, null],
    ['12a', null, null],
    ['1.2.3', null, null],
    ['--3', null, null],
    ['9999999999999999', null, null],
  ])('%s', (text, arabic, english) => {
    expect(parseNumber(text, 'ar')).toBe(arabic);
    expect(parseNumber(text, 'en')).toBe(english);
  });

  it('is parsed back from its format', () => {
    const anyNumber = fc
      .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 999 }))
      .map(([whole, thousandths]) => Number(`${whole}.${thousandths}`))
      .filter((value) => !Object.is(value, -0));
    fc.assert(
      fc.property(anyNumber, anyLocale, (value, locale) => {
        expect(parseNumber(formatNumberInput(value, locale), locale)).toBe(value);
      }),
    );
  });

  it('is a finite number or nothing, for any input', () => {
    fc.assert(
      fc.property(fc.string(), anyLocale, (text, locale) => {
        const value = parseNumber(text, locale);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
