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
  formatMoneyRange,
  formatPercent,
  formatRating,
} from './format-number.ts';

/** Removes the direction marks and no-break spaces that Intl writes. */
const plain = (text: string): string =>
  text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll('\u00A0', ' ');

const locales: readonly Locale[] = ['ar', 'en'];
const anyLocale = fc.constantFrom(...locales);
const anyDirham = fc.integer({ min: 0, max: 1_000_000_000 });

describe('money', () => {
  it.each([
    [1_250_500, '1.250,50 د.ل', 'LYD 1,250.50'],
    [0, '0,00 د.ل', 'LYD 0.00'],
    [80_000, '80,00 د.ل', 'LYD 80.00'],
    // The third decimal is shown only when it is not zero
    [1_250_505, '1.250,505 د.ل', 'LYD 1,250.505'],
    [10, '0,01 د.ل', 'LYD 0.01'],
    [1, '0,001 د.ل', 'LYD 0.001'],
  ])('%i dirham', (dirham, arabic, english) => {
    expect(plain(formatMoney(dirham, 'ar'))).toBe(arabic);
    expect(plain(formatMoney(dirham, 'en'))).toBe(english);
  });

  it('has Western digits and loses no dirham', () => {
    fc.assert(
      fc.property(anyDirham, anyLocale, (dirham, locale) => {
        const text = plain(formatMoney(dirham, locale));
        const [whole = '', fraction = ''] = text
          .replaceAll(/[^\d.,]/g, '')
          .replace(/\.$/, '')
          .replaceAll(locale === 'ar' ? '.' : ',', '')
          .split(locale === 'ar' ? ',' : '.');
        expect(text).not.toMatch(/[٠-٩]/);
        expect(Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))).toBe(dirham);
      }),
    );
  });

  it.each([
    [0, '0 د.ل', 'LYD 0'],
    [80_000, '80 د.ل', 'LYD 80'],
    [80_500, '80,50 د.ل', 'LYD 80.50'],
  ])('has no empty decimals on a scale: %i dirham', (dirham, arabic, english) => {
    expect(plain(formatMoney(dirham, 'ar', 'dropped'))).toBe(arabic);
    expect(plain(formatMoney(dirham, 'en', 'dropped'))).toBe(english);
  });

  it.each([
    [80_000, 120_500, ['80,00', '120,50 د.ل'], ['LYD 80.00', '120.50']],
    [1_250_505, 2_000_000, ['1.250,505', '2.000,00 د.ل'], ['LYD 1,250.505', '2,000.00']],
  ])('names the currency of a range once: %i to %i dirham', (from, to, arabic, english) => {
    expect(formatMoneyRange(from, to, 'ar').map(plain)).toEqual(arabic);
    expect(formatMoneyRange(from, to, 'en').map(plain)).toEqual(english);
  });

  it('has a compact format', () => {
    expect(plain(formatCompactMoney(1_200_000_000, 'en'))).toBe('LYD 1.2m');
    expect(plain(formatCompactMoney(1_200_000_000, 'ar'))).toBe('1,2 مليون د.ل');
  });
});

describe('numbers', () => {
  it('follow docs/spec.md §9', () => {
    expect(formatDecimal(4.8, 'en')).toBe('4.80');
    expect(formatDecimal(4.8, 'ar')).toBe('4,80');
    expect(formatInteger(1250.4, 'en')).toBe('1,250');
    expect(plain(formatPercent(0.123_456, 'en'))).toBe('12.35%');
    expect(plain(formatPercent(0.5, 'ar'))).toBe('50%');
    expect(formatRating(4.75, 'en')).toBe('4.8');
    expect(formatRating(5, 'ar')).toBe('5,0');
    expect(formatRating(5.1, 'en')).toBe('--');
  });
});

describe('distance', () => {
  it('is meters below a kilometre, then kilometres with one decimal', () => {
    expect(formatDistance(850, 'en')).toBe('850 m');
    expect(plain(formatDistance(850, 'ar'))).toBe('850 مترًا');
    expect(formatDistance(3300, 'en')).toBe('3.3 km');
    expect(plain(formatDistance(3300, 'ar'))).toBe('3,3 كم');
  });

  it('has no empty decimals on a scale', () => {
    expect(formatDistance(5000, 'en', 'dropped')).toBe('5 km');
    expect(plain(formatDistance(5000, 'ar', 'dropped'))).toBe('5 كم');
    expect(formatDistance(5500, 'en', 'dropped')).toBe('5.5 km');
  });

  it('never writes 1000 m', () => {
    expect(formatDistance(999.6, 'en')).toBe('1.0 km');
    expect(formatDistance(999.4, 'en')).toBe('999 m');
  });
});

describe('duration', () => {
  it.each([
    [0, '0 دقيقة', '0 minutes'],
    [1, 'دقيقة', '1 minute'],
    [2, 'دقيقتان', '2 minutes'],
    [45, '45 دقيقة', '45 minutes'],
    [60, 'ساعة', '1 hour'],
    [120, 'ساعتان', '2 hours'],
    [150, 'ساعتان و30 دقيقة', '2 hours and 30 minutes'],
    [5 * 60, '5 ساعات', '5 hours'],
    [11 * 60, '11 ساعة', '11 hours'],
  ])('%i minutes', (minutes, arabic, english) => {
    expect(plain(formatDuration(minutes, 'ar'))).toBe(arabic);
    expect(formatDuration(minutes, 'en')).toBe(english);
  });
});
