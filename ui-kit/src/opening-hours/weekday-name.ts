import { localeTag } from '../formats/locale-tag.ts';
import type { Locale } from '../provider/ui-context.ts';
import { type Weekday, weekdays } from './week-opening-hours.ts';

/** 3 January 1970 was a Saturday. */
const aSaturday = Date.UTC(1970, 0, 3);
const dayLength = 24 * 60 * 60 * 1000;

const names = (locale: Locale, weekday: 'long' | 'short' | 'narrow'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTag[locale], { weekday, timeZone: 'UTC' });
const formats = {
  long: { ar: names('ar', 'long'), en: names('en', 'long') },
  /** In Arabic the only abbreviation is one letter. */
  short: { ar: names('ar', 'narrow'), en: names('en', 'short') },
} satisfies Record<string, Record<Locale, Intl.DateTimeFormat>>;

/** Returns `Saturday`, `السبت`; the short form for the head of a narrow column: `Sat`, `س`. */
export function weekdayName(
  day: Weekday,
  locale: Locale,
  style: keyof typeof formats = 'long',
): string {
  return formats[style][locale].format(aSaturday + weekdays.indexOf(day) * dayLength);
}
