import type { ReactNode } from 'react';

import { formatNearDay, type Instant } from '../formats/format-date.ts';
import { localeTag, timeZone } from '../formats/locale-tag.ts';
import { type Locale, useLocale } from '../provider/ui-context.ts';
import { useToday } from './use-today.ts';

const build = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTag[locale], { timeZone, ...options });

const formats = (['ar', 'en'] as const).map((locale) => ({
  weekday: build(locale, { weekday: locale === 'ar' ? 'long' : 'short' }),
  letter: build(locale, { weekday: locale === 'ar' ? 'narrow' : 'short' }),
  day: build(locale, { day: 'numeric' }),
  month: build(locale, { month: locale === 'ar' ? 'long' : 'short' }),
}));
const [arabic, english] = formats;

export interface DateBlockProps {
  readonly instant: Instant;
  /**
   * One of seven in a row: on a phone an Arabic weekday is shortened to its letter, and `today` or
   * `tomorrow` stands where other days have the month.
   */
  readonly isInRow?: boolean;
}

/** A day as on a wall calendar: weekday, number, month. Its `datetime` is the exact time. */
export function DateBlock({ instant, isInRow = false }: DateBlockProps): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const format = locale === 'ar' ? arabic : english;
  const date = new Date(instant);
  const near = isInRow ? formatNearDay(instant, today, locale) : null;
  return (
    <time className="ui-date-block" dateTime={date.toISOString()} suppressHydrationWarning>
      <span className="ui-date-block-weekday">
        <span className={isInRow ? 'ui-weekday-long' : undefined}>
          {format?.weekday.format(date)}
        </span>
        {isInRow && <span className="ui-weekday-short">{format?.letter.format(date)}</span>}
      </span>{' '}
      <span className="ui-date-block-day">{format?.day.format(date)}</span>{' '}
      <span
        className={near === null ? 'ui-date-block-month' : 'ui-date-block-near'}
        suppressHydrationWarning
      >
        {near ?? format?.month.format(date)}
      </span>
    </time>
  );
}
