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

/** A day on Libya's wall calendars, `2026-11-21`. */
export type Day = string;

/** The day on which something happens in Libya. */
export function dayOf(instant: Instant): Day {
  return toCalendarDate(fromDate(new Date(instant), timeZone)).toString();
}

/** Minutes since midnight on Libya's clocks. */
export function minuteOf(instant: Instant): number {
  const { hour, minute } = fromDate(new Date(instant), timeZone);
  return hour * 60 + minute;
}

/** The instant at which Libya's clocks show a minute of a day, as ISO 8601 in UTC. */
export function instantAt(day: Day, minute: number): string {
  const start = toCalendarDateTime(parseDate(day), new Time());
  return toZoned(start.add({ minutes: minute }), timeZone).toAbsoluteString();
}

/** So many days later; negative ones are earlier. */
export function addDays(day: Day, days: number): Day {
  return parseDate(day).add({ days }).toString();
}

/** So many months later, on the same day or the last one there is. */
export function addMonths(day: Day, months: number): Day {
  return parseDate(day).add({ months }).toString();
}

function from(first: CalendarDate, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, i) => first.add({ days: i }).toString());
}

/** The seven days around a day, Saturday first in every language. */
export function weekOf(day: Day): readonly Day[] {
  return from(startOfWeek(parseDate(day), localeTag.ar), 7);
}

/** Six weeks that hold the month of a day, so that no month is higher than another. */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first = startOfWeek(startOfMonth(parseDate(day)), localeTag.ar);
  return Array.from({ length: 6 }, (_, week) => from(first.add({ weeks: week }), 7));
}

/** Whether two days lie in one month. */
export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
