import type { Instant } from '../formats/format-date.ts';
import { timeZone } from '../formats/locale-tag.ts';
import { type Weekday, weekdays } from './week-opening-hours.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const dayLength = 24 * 60 * 60 * 1000;
/** 3 January 1970 was a Saturday. */
const aSaturday = Date.UTC(1970, 0, 3);

/** Returns the days since 1970 of the day on which an instant lies in Libya. */
function dayNumber(instant: Instant): number {
  return Math.round(Date.parse(calendar.format(new Date(instant))) / dayLength);
}

/** Returns the weekday of an instant in Libya. */
export function libyanWeekday(instant: Instant): Weekday {
  const days = dayNumber(instant) - aSaturday / dayLength;
  return weekdays[((days % 7) + 7) % 7] ?? 'saturday';
}

/** Returns how many days later an instant is on the calendar of Libya: 0 today, 1 tomorrow. */
export function libyanDaysAhead(instant: Instant, now: Instant): number {
  return dayNumber(instant) - dayNumber(now);
}
