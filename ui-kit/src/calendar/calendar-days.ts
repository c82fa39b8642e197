import {
  type CalendarDate,
  fromDate,
  parseDate,
  startOfMonth,
  startOfWeek,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

import type { Instant } from '../formats/format-date.ts';
import { localeTag, timeZone } from '../formats/locale-tag.ts';

/** A calendar day in Libya, `2026-11-21`. */
export type Day = string;

/** Returns the day of an instant in Libya. */
export function dayOf(instant: Instant): Day {
  return toCalendarDate(fromDate(new Date(instant), timeZone)).toString();
}

/** Returns the minutes since midnight of an instant in Libya. */
export function minuteOf(instant: Instant): number {
  const { hour, minute } = fromDate(new Date(instant), timeZone);
  return hour * 60 + minute;
}

/** Returns the instant of a day and a minute in Libya, as ISO 8601 in UTC. */
export function instantAt(day: Day, minute: number): string {
  const start = toCalendarDateTime(parseDate(day), new Time());
  return toZoned(start.add({ minutes: minute }), timeZone).toAbsoluteString();
}

/** Returns the day that many days later; a negative number is earlier. */
export function addDays(day: Day, days: number): Day {
  return parseDate(day).add({ days }).toString();
}

/** Returns the same day that many months later, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  return parseDate(day).add({ months }).toString();
}

function from(first: CalendarDate, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, i) => first.add({ days: i }).toString());
}

/** Returns the seven days of the week around a day, Saturday first in every language. */
export function weekOf(day: Day): readonly Day[] {
  return from(startOfWeek(parseDate(day), localeTag.ar), 7);
}

/** Returns three days from a day on: what a phone has room for. */
export function threeDaysFrom(day: Day): readonly Day[] {
  return from(parseDate(day), 3);
}

/**
 * Returns the six weeks around the month of a day: always six, so that all months have one height.
 */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first = startOfWeek(startOfMonth(parseDate(day)), localeTag.ar);
  return Array.from({ length: 6 }, (_, week) => from(first.add({ weeks: week }), 7));
}

/** Returns whether two days are in one month. */
export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
