import { localeTag } from '../formats/locale-tag.ts';
import type { Locale } from '../provider/ui-context.ts';
import { type Weekday, weekdays } from './week-opening-hours.ts';

/** 3 January 1970 was a Saturday. */
const aSaturday = Date.UTC(1970, 0, 3);
const dayLength = 24 * 60 * 60 * 1000;

const names = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTag[locale], { weekday: 'long', timeZone: 'UTC' });
const formats: Record<Locale, Intl.DateTimeFormat> = { ar: names('ar'), en: names('en') };

/** `Saturday`, `السبت`. */
export function weekdayName(day: Weekday, locale: Locale): string {
  return formats[locale].format(aSaturday + weekdays.indexOf(day) * dayLength);
}
