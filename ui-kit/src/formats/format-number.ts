import type { Locale } from '../provider/ui-context.ts';
import { localeTag } from './locale-tag.ts';

/** Building an Intl format costs a hundred times its use: one per locale and kind is kept. */
const kept = new Map<string, Intl.NumberFormat>();

function numberFormat(
  locale: Locale,
  kind: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const format = kept.get(key) ?? new Intl.NumberFormat(localeTag[locale], options);
  kept.set(key, format);
  return format;
}

const dirhamsPerDinar = 1000;

/** Shows the third decimal only where a price has one: a dinar has 1000 dirham, shops use 10s. */
function decimalsOf(dirham: number): 2 | 3 {
  return dirham % 10 === 0 ? 2 : 3;
}

/** Integer dirham as dinars: `LYD 1,250.50`, `1.250,50 د.ل.` (spec §9). */
export function formatMoney(dirham: number, locale: Locale): string {
  const decimals = decimalsOf(dirham);
  return numberFormat(locale, `money${decimals}`, {
    style: 'currency',
    currency: 'LYD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(dirham / dirhamsPerDinar);
}

/** Integer dirham in short: `LYD 1.2m`, `1,2 مليون د.ل.`. */
export function formatCompactMoney(dirham: number, locale: Locale): string {
  return numberFormat(locale, 'compact money', {
    style: 'currency',
    currency: 'LYD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(dirham / dirhamsPerDinar);
}

/** Two decimals, always: `4.80`. */
export function formatDecimal(value: number, locale: Locale): string {
  return numberFormat(locale, 'decimal', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}

/** Rounded to whole: `1,250`. */
export function formatInteger(value: number, locale: Locale): string {
  return numberFormat(locale, 'integer', { maximumFractionDigits: 0 }).format(value);
}

/** A share of one as percent, up to two decimals: 0.1235 is `12.35%`. */
export function formatPercent(share: number, locale: Locale): string {
  return numberFormat(locale, 'percent', { style: 'percent', maximumFractionDigits: 2 }).format(
    share,
  );
}

/** Below a kilometre in whole meters, from there in kilometres with one decimal (spec §9). */
export function formatDistance(meters: number, locale: Locale): string {
  const whole = Math.round(meters);
  if (whole < 1000) {
    return numberFormat(locale, 'meters', {
      style: 'unit',
      unit: 'meter',
      unitDisplay: locale === 'ar' ? 'long' : 'short',
    }).format(whole);
  }
  return numberFormat(locale, 'kilometres', {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(meters / 1000);
}

const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Whole minutes as hours and minutes, in words: `2 hours and 30 minutes`, `ساعتان و30 دقيقة`.
 * Arabic's dual and plurals come from Intl. (Intl.DurationFormat is missing in Node 20.)
 */
export function formatDuration(minutes: number, locale: Locale): string {
  const whole = Math.max(0, Math.round(minutes));
  const unit = (value: number, name: 'hour' | 'minute'): string =>
    numberFormat(locale, name, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : []),
  ];
  const list = lists.get(locale) ?? new Intl.ListFormat(localeTag[locale], { type: 'conjunction' });
  lists.set(locale, list);
  return list.format(parts);
}
