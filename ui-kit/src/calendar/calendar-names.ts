import { localeTag } from '../formats/locale-tag.ts';
import type { Locale } from '../provider/ui-context.ts';
import type { Day } from './calendar-days.ts';

/** Days have no time; formatting them in UTC keeps a time zone from moving them. */
const timeZone = 'UTC';

const build = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTag[locale], { timeZone, ...options });

const both = (
  options: Intl.DateTimeFormatOptions,
  arabic = options,
): Record<Locale, Intl.DateTimeFormat> => ({
  ar: build('ar', arabic),
  en: build('en', options),
});

const formats = {
  /** Arabic has no short weekdays. */
  weekday: both({ weekday: 'short' }, { weekday: 'long' }),
  day: both({ weekday: 'long', day: 'numeric', month: 'long' }),
  date: both({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  month: both({ month: 'long', year: 'numeric' }),
};

/**
 * Returns `Sat` · `Saturday 21 November` · `Saturday 21 November 2026` · `November 2026`, by style.
 */
export function calendarName(day: Day, style: keyof typeof formats, locale: Locale): string {
  return formats[style][locale].format(new Date(`${day}T00:00:00Z`));
}
