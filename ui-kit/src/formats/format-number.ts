import type { Locale } from '../provider/ui-context.ts';
import { localeTag, missingValue } from './locale-tag.ts';

/** Building an Intl format costs a hundred times its use: one per locale and kind is cached. */
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

/** Writes a number; what is no finite number is `--` (docs/spec.md §9). */
function write(
  value: number | null,
  locale: Locale,
  kind: string,
  options: Intl.NumberFormatOptions,
): string {
  if (value === null || !Number.isFinite(value)) return missingValue;
  // Without this, -0.4 is written as -0
  return numberFormat(locale, kind, { signDisplay: 'negative', ...options }).format(value);
}

/** Intl ends the Arabic sign with a full stop, which would double at the end of a sentence. */
const dinarSign = /د\.ل\.\u200F?/u;
const withoutStop = (price: string): string => price.replace(dinarSign, 'د.ل');

const dirhamsPerDinar = 1000;

/** Whether decimals are written where all are zero: in prices yes, on scales and labels no. */
type EmptyDecimals = 'kept' | 'dropped';

const zerosAs = { kept: 'auto', dropped: 'stripIfInteger' } as const;

const inDinars = (dirham: number | null): number | null =>
  dirham === null ? null : dirham / dirhamsPerDinar;

/**
 * Returns 3 only for a price with a third decimal: a dinar has 1000 dirham, but shops price in
 * tens.
 */
function decimalsOf(dirham: number | null): 2 | 3 {
  return (dirham ?? 0) % 10 === 0 ? 2 : 3;
}

/**
 * Formats integer dirham as dinars: `LYD 1,250.50`, `1.250,50 د.ل` (docs/spec.md §9). Null is `--`.
 *
 * @param emptyDecimals `dropped` on scales and labels: `LYD 80`
 */
export function formatMoney(
  dirham: number | null,
  locale: Locale,
  emptyDecimals: EmptyDecimals = 'kept',
): string {
  const decimals = decimalsOf(dirham);
  const price = write(inDinars(dirham), locale, `money${decimals} ${emptyDecimals}`, {
    style: 'currency',
    currency: 'LYD',
    trailingZeroDisplay: zerosAs[emptyDecimals],
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return withoutStop(price);
}

/**
 * Formats the two ends of a price range, each as it stands beside the other: the currency is named
 * once, where the language has it. `LYD 80.00`, `120.00`; `80,00`, `120,00 د.ل`.
 */
export function formatMoneyRange(
  from: number,
  to: number,
  locale: Locale,
): readonly [string, string] {
  const bare = (dirham: number): string => {
    const decimals = decimalsOf(dirham);
    return write(inDinars(dirham), locale, `dinars${decimals}`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  };
  return locale === 'ar'
    ? [bare(from), formatMoney(to, locale)]
    : [formatMoney(from, locale), bare(to)];
}

/** Formats integer dirham in short: `LYD 1.2m`, `1,2 مليون د.ل`. Null is `--`. */
export function formatCompactMoney(dirham: number | null, locale: Locale): string {
  const price = write(inDinars(dirham), locale, 'compact money', {
    style: 'currency',
    currency: 'LYD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return withoutStop(price);
}

/** Formats with exactly two decimals: `4.80`. Null is `--`. */
export function formatDecimal(value: number | null, locale: Locale): string {
  return write(value, locale, 'decimal', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats rounded to a whole number: `1,250`. Null is `--`. */
export function formatInteger(value: number | null, locale: Locale): string {
  return write(value, locale, 'integer', { maximumFractionDigits: 0 });
}

/** Formats a share of one as percent, up to two decimals: 0.1235 is `12.35%`. Null is `--`. */
export function formatPercent(share: number | null, locale: Locale): string {
  return write(share, locale, 'percent', { style: 'percent', maximumFractionDigits: 2 });
}

/** Formats stars of five with one decimal: `4.8`. A value outside of 0 to 5 is `--`. */
export function formatRating(stars: number | null, locale: Locale): string {
  const isRating = stars !== null && stars >= 0 && stars <= 5;
  return write(isRating ? stars : null, locale, 'rating', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/**
 * Formats meters: below a kilometre in whole meters, from there in kilometres with one decimal
 * (docs/spec.md §9). A negative distance is `--`.
 *
 * @param emptyDecimals `dropped` on scales and labels: `5 km`
 */
export function formatDistance(
  meters: number | null,
  locale: Locale,
  emptyDecimals: EmptyDecimals = 'kept',
): string {
  if (meters === null || !(meters >= 0)) return missingValue;
  const whole = Math.round(meters);
  if (whole < 1000) {
    return write(whole, locale, 'meters', {
      style: 'unit',
      unit: 'meter',
      unitDisplay: locale === 'ar' ? 'long' : 'short',
    });
  }
  return write(meters / 1000, locale, `kilometres ${emptyDecimals}`, {
    style: 'unit',
    unit: 'kilometer',
    trailingZeroDisplay: zerosAs[emptyDecimals],
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Formats whole minutes as hours and minutes in words: `2 hours and 30 minutes`, `ساعتان و30
 * دقيقة`. Arabic's dual and plurals come from Intl. (Intl.DurationFormat is missing in Node 20.) A
 * negative number counts as zero; null is `--`.
 */
export function formatDuration(minutes: number | null, locale: Locale): string {
  if (minutes === null || !Number.isFinite(minutes)) return missingValue;
  const whole = Math.max(0, Math.round(minutes));
  const unit = (value: number, name: 'hour' | 'minute'): string =>
    write(value, locale, name, { style: 'unit', unit: name, unitDisplay: 'long' });
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
