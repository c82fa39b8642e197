import type { Locale } from '../provider/ui-context.ts';
import { westernSigns } from './western-digits.ts';

const dirhamsPerDinar = 1000;
/** More digits than this are a slip of the finger. */
const mostDigits = 9;

/** `1,250` but not `12,50`: groups of three after the first. */
const grouped = {
  '.': /^\d{1,3}(?:\.\d{3})+$/,
  ',': /^\d{1,3}(?:,\d{3})+$/,
};

/**
 * Parses a typed amount of dinars into dirham; null when it is none. Separators follow the language
 * (`1.250,5` in Arabic, `1,250.5` in English). A lone separator that cannot be grouping is the
 * decimal one, so that `2.5` is two and a half dinars in both.
 */
export function parseMoney(text: string, locale: Locale): number | null {
  const isArabic = locale === 'ar';
  const compact = westernSigns(text).replaceAll(/[\s\u200E\u200F\u061C]/gu, '');
  const group = isArabic ? '.' : ',';
  const decimal = isArabic ? ',' : '.';

  const [whole = '', fraction, ...rest] = compact.split(decimal);
  if (rest.length > 0) return null;
  if (whole.includes(group)) {
    if (grouped[group].test(whole)) return inDirham(whole.replaceAll(group, ''), fraction ?? '');
    const [left = '', right = '', ...more] = whole.split(group);
    return fraction === undefined && more.length === 0 ? inDirham(left, right) : null;
  }
  return inDirham(whole, fraction ?? '');
}

function inDirham(whole: string, fraction: string): number | null {
  if (!/^\d*$/.test(whole) || !/^\d{0,3}$/.test(fraction)) return null;
  if (whole === '' && fraction === '') return null;
  if (whole.length > mostDigits) return null;
  return Number(whole || '0') * dirhamsPerDinar + Number(fraction.padEnd(3, '0'));
}

/** Formats integer dirham for a field: `1,250.50` or `1.250,50`, no currency. */
export function formatMoneyInput(dirham: number, locale: Locale): string {
  const decimals = dirham % dirhamsPerDinar === 0 ? 0 : dirham % 10 === 0 ? 2 : 3;
  const [whole = '', fraction] = (dirham / dirhamsPerDinar).toFixed(decimals).split('.');
  const [group, decimal] = locale === 'ar' ? ['.', ','] : [',', '.'];
  const groupedWhole = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? groupedWhole : `${groupedWhole}${decimal}${fraction}`;
}
