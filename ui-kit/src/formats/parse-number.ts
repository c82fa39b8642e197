import type { Locale } from '../provider/ui-context.ts';
import { invisibleMarks, westernSigns } from './western-digits.ts';

/** A JavaScript number is not exact beyond this many digits. */
const mostDigits = 15;

const grouped = {
  '.': /^\d{1,3}(?:\.\d{3})+$/,
  ',': /^\d{1,3}(?:,\d{3})+$/,
};

/**
 * Parses a typed number; null when it is none. Separators follow the language (`1.250,5` in Arabic,
 * `1,250.5` in English), digits may be in any of the three scripts. A lone separator that cannot be
 * grouping is the decimal one in both languages.
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const compact = westernSigns(text).replaceAll(invisibleMarks, '').replaceAll(/\s/gu, '');
  const [group, decimal] = locale === 'ar' ? (['.', ','] as const) : ([',', '.'] as const);
  const isNegative = /^[-−]/u.test(compact);
  const unsigned = isNegative ? compact.slice(1) : compact;

  const [whole = '', fraction, ...rest] = unsigned.split(decimal);
  if (rest.length > 0) return null;
  if (grouped[group].test(whole)) {
    return toNumber(whole.replaceAll(group, ''), fraction ?? '', isNegative);
  }
  if (whole.includes(group)) {
    const [left = '', right = '', ...more] = whole.split(group);
    return fraction === undefined && more.length === 0 ? toNumber(left, right, isNegative) : null;
  }
  return toNumber(whole, fraction ?? '', isNegative);
}

function toNumber(whole: string, fraction: string, isNegative: boolean): number | null {
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  if (whole === '' && fraction === '') return null;
  if (whole.length + fraction.length > mostDigits) return null;
  const value = Number(`${whole || '0'}.${fraction || '0'}`);
  return isNegative && value !== 0 ? -value : value;
}

/** Formats a number for a field, grouped by the language: `1,250.5`, `1.250,5`. */
export function formatNumberInput(value: number, locale: Locale): string {
  const [group, decimal] = locale === 'ar' ? ['.', ','] : [',', '.'];
  const digits = Math.abs(value).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: mostDigits,
  });
  const [whole = '', fraction] = digits.split('.');
  const groupedWhole = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const sign = value < 0 ? '-' : '';
  return `${sign}${groupedWhole}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}
