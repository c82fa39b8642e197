import type { Locale } from '../provider/ui-context.ts';
import { localeTag, timeZone } from './locale-tag.ts';

/** A moment: a Date, or ISO 8601 with an offset as the API sends it. */
export type Instant = Date | string;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `h12`, not `hour12`: with the latter en-GB writes noon as 00:00 pm. */
function clockIn(zone: string, locale: Locale): Intl.DateTimeFormat {
  const name = `${zone} ${locale}`;
  const format =
    clocks.get(name) ??
    new Intl.DateTimeFormat(localeTag[locale], {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
    });
  clocks.set(name, format);
  return format;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function parts(instant: Instant, locale: Locale): Parts | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const found: Parts = {};
  for (const { type, value } of clockIn(timeZone, locale).formatToParts(date)) found[type] = value;
  return found;
}

const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');
const time = (found: Parts): string =>
  `${two(found.hour)}:${two(found.minute)} ${(found.dayPeriod ?? '').toLocaleUpperCase('en')}`;
const day = (found: Parts): string => `${found.year}-${two(found.month)}-${two(found.day)}`;

/** Formats a day in figures: `2026-11-21` (docs/spec.md §9). Null when the instant cannot be parsed. */
export function formatIsoDate(instant: Instant, locale: Locale): string | null {
  const found = parts(instant, locale);
  return found && day(found);
}

/**
 * Formats day and time in figures: `2026-11-21 09:05 AM`, `2026-11-21 09:05 ص` (docs/spec.md §9). Null when
 * the instant cannot be parsed.
 */
export function formatIsoDateTime(instant: Instant, locale: Locale): string | null {
  const found = parts(instant, locale);
  return found && `${day(found)} ${time(found)}`;
}

/** Formats a time: `09:05 AM`. Null when the instant cannot be parsed. */
export function formatTime(instant: Instant, locale: Locale): string | null {
  const found = parts(instant, locale);
  return found && time(found);
}

/**
 * Formats a time as a clock elsewhere shows it, with the weekday where that is another one: `10:05 PM`,
 * `Sun 10:05 PM`. Null where that clock shows what Libya's does, and when the instant cannot be parsed.
 *
 * @param zone IANA name
 */
export function formatTimeElsewhere(instant: Instant, locale: Locale, zone: string): string | null {
  if (zone === timeZone) return null;
  const here = parts(instant, locale);
  if (here === null) return null;
  const date = new Date(instant);
  const there: Parts = {};
  for (const { type, value } of clockIn(zone, locale).formatToParts(date)) there[type] = value;
  const isSameDay = day(there) === day(here);
  if (isSameDay && time(there) === time(here)) return null;
  if (isSameDay) return time(there);
  const weekday = new Intl.DateTimeFormat(localeTag[locale], { timeZone: zone, weekday: 'short' });
  return `${weekday.format(date)} ${time(there)}`;
}

const named = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const names = new Map<string, Intl.DateTimeFormat>();

function formatNamed(instant: Instant, locale: Locale, style: keyof typeof named): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const key = `${style} ${locale}`;
  const format =
    names.get(key) ?? new Intl.DateTimeFormat(localeTag[locale], { timeZone, ...named[style] });
  names.set(key, format);
  return format.format(date);
}

/** Formats a day of any year in words: `21 November 2026`. Null when the instant cannot be parsed. */
export function formatDay(instant: Instant, locale: Locale): string | null {
  return formatNamed(instant, locale, 'day');
}

/**
 * Formats a day that is near in words: `Saturday 21 November`. Null when the instant cannot
 * be parsed.
 */
export function formatWeekday(instant: Instant, locale: Locale): string | null {
  return formatNamed(instant, locale, 'weekday');
}

/** Formats a month: `November 2026`. Null when the instant cannot be parsed. */
export function formatMonth(instant: Instant, locale: Locale): string | null {
  return formatNamed(instant, locale, 'month');
}

const aDay = 24 * 60 * 60_000;

/**
 * Returns `today` or `tomorrow`; null for any other day, and when the instant cannot be parsed.
 *
 * @param today the Libyan day, YYYY-MM-DD
 */
export function formatNearDay(instant: Instant, today: string, locale: Locale): string | null {
  const on = formatIsoDate(instant, locale);
  if (on === null) return null;
  const distance = Math.round((Date.parse(on) - Date.parse(today)) / aDay);
  return distance === 0 || distance === 1 ? relative(locale).format(distance, 'day') : null;
}

const relatives = new Map<string, Intl.RelativeTimeFormat>();

function relative(locale: Locale, numeric: 'auto' | 'always' = 'auto'): Intl.RelativeTimeFormat {
  const name = `${locale} ${numeric}`;
  const format = relatives.get(name) ?? new Intl.RelativeTimeFormat(localeTag[locale], { numeric });
  relatives.set(name, format);
  return format;
}

const minute = 60_000;
const steps = [
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const;
/** After a week a date says more than "days ago". */
const farAway = 7 * 24 * 60 * minute;

/**
 * Formats the time since or until an instant: `3 minutes ago`, `أمس`. From a week on, the day. Null
 * when the instant cannot be parsed.
 */
export function formatRelativeTime(instant: Instant, now: Date, locale: Locale): string | null {
  const distance = new Date(instant).getTime() - now.getTime();
  if (Number.isNaN(distance)) return null;
  if (Math.abs(distance) >= farAway) return formatDay(instant, locale);
  const format = relative(locale);
  const step = steps.find(({ length }) => Math.abs(distance) >= length);
  if (step === undefined) return format.format(0, 'second');
  // “Yesterday” is a day of the calendar: 40 hours ago it was the day before
  return step.unit === 'day'
    ? format.format(daysBetween(now.toISOString(), instant, locale), 'day')
    : format.format(Math.trunc(distance / step.length), step.unit);
}

/** Returns how many days of the calendar in Libya lie between two instants; negative when the second is earlier. */
function daysBetween(from: Instant, to: Instant, locale: Locale): number {
  const [first, last] = [formatIsoDate(from, locale), formatIsoDate(to, locale)];
  return Math.round((Date.parse(last ?? '') - Date.parse(first ?? '')) / aDay);
}

/**
 * Formats the time that is left until an instant, however far: `in 12 days`, `خلال يومين`. Whole units
 * alone, rounded down: nobody is promised more time than there is. `now` once it has come. Null when
 * the instant cannot be parsed.
 */
export function formatTimeLeft(instant: Instant, now: Date, locale: Locale): string | null {
  const left = new Date(instant).getTime() - now.getTime();
  if (Number.isNaN(left)) return null;
  const step = steps.find(({ length }) => left >= length);
  // Never “tomorrow”: a day that is left may end on the day after
  return step === undefined
    ? relative(locale).format(0, 'second')
    : relative(locale, 'always').format(Math.trunc(left / step.length), step.unit);
}
