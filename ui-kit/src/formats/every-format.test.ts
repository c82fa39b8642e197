import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Locale } from '../provider/ui-context.ts';
import {
  formatCompactMoney,
  formatDecimal,
  formatDistance,
  formatDuration,
  formatInteger,
  formatMoney,
  formatPercent,
  formatRating,
} from './format-number.ts';
import { parseNumber } from './parse-number.ts';

const formats = {
  formatCompactMoney,
  formatDecimal,
  formatDistance,
  formatDuration,
  formatInteger,
  formatMoney,
  formatPercent,
  formatRating,
};
const every = Object.entries(formats);
const anyLocale = fc.constantFrom<Locale>('ar', 'en');
const anyValue = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1, 2, 1e15, -1e15, Number.MAX_VALUE, Number.MIN_VALUE),
);

/** Removes the direction marks and no-break spaces that Intl writes. */
const plain = (text: string): string =>
  text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll('\u00A0', ' ');
const openers = /[\u202A\u202B\u202D\u202E\u2066-\u2068]/g;
const closers = /[\u202C\u2069]/g;

describe.each(every)('%s', (_name, format) => {
  it('is -- for missing values and NaN', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, Number.NaN, Infinity, -Infinity),
        anyLocale,
        (value, locale) => {
          expect(format(value, locale)).toBe('--');
        },
      ),
    );
  });

  it('has Western digits only, balanced isolates, and no -0', () => {
    fc.assert(
      fc.property(anyValue, anyLocale, (value, locale) => {
        const text = format(value, locale);
        expect(text).not.toMatch(/[٠-٩۰-۹]/);
        expect(text).not.toMatch(/NaN|∞|undefined/);
        expect(text.match(openers)?.length ?? 0).toBe(text.match(closers)?.length ?? 0);
        expect(plain(text)).not.toMatch(/^-0(?:[.,]0*)?(?:\s|%|$)/);
      }),
    );
  });

  it('writes a value and its negative with the same digits, or rejects negatives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), anyLocale, (value, locale) => {
        const positive = plain(format(value, locale)).replaceAll(/[^\d]/g, '');
        const negative = plain(format(-value, locale));
        const isRefused = negative === '--' || negative.startsWith('0 ');
        expect(isRefused || negative.replaceAll(/[^\d]/g, '') === positive).toBe(true);
      }),
    );
  });
});

describe('formatted values are parsed back', () => {
  it('decimals, to the second one', () => {
    const hundredths = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(hundredths, anyLocale, (value, locale) => {
        const read = parseNumber(plain(formatDecimal(value / 100, locale)), locale);
        expect(read).toBe(value / 100 === 0 ? 0 : value / 100);
      }),
    );
  });

  it('integers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        anyLocale,
        (value, locale) => {
          expect(parseNumber(plain(formatInteger(value, locale)), locale)).toBe(value);
        },
      ),
    );
  });

  it('percent, to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), anyLocale, (value, locale) => {
        const text = plain(formatPercent(value / 10_000, locale)).replace('%', '');
        expect(parseNumber(text, locale)).toBe(value / 100);
      }),
    );
  });

  it('distances: kilometres have one decimal and lie within 50 m', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 20_000_000 }), anyLocale, (meters, locale) => {
        const text = plain(formatDistance(meters, locale)).replace(/ .+$/, '');
        expect(text).toMatch(/[.,]\d$/);
        expect(Math.abs((parseNumber(text, locale) ?? Infinity) * 1000 - meters)).toBeLessThan(51);
      }),
    );
  });
});

/** Arabic counting (CLDR): one and two have words of their own, 3–10 take a plural. */
function arabicHours(hours: number): RegExp {
  const rest = hours % 100;
  if (hours === 1) return /^ساعة$/;
  if (hours === 2) return /^ساعتان$/;
  return rest >= 3 && rest <= 10 ? /^[\d.]+ ساعات$/ : /^[\d.]+ ساعة$/;
}

describe('durations in Arabic', () => {
  it('count hours as people do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (hours) => {
        expect(plain(formatDuration(hours * 60, 'ar'))).toMatch(arabicHours(hours));
      }),
    );
  });

  it('name minutes after hours, and leave out what is zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 59 }),
        anyLocale,
        (hours, minutes, locale) => {
          const whole = plain(formatDuration(hours * 60 + minutes, locale));
          const joint = locale === 'ar' ? ' و' : ' and ';
          expect(whole).toBe(
            [hours * 60, minutes].map((part) => plain(formatDuration(part, locale))).join(joint),
          );
        },
      ),
    );
  });
});
