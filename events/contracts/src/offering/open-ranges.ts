import { instantAt } from '../instant-at.ts';
import type { Instant } from '../instant.ts';
import type { Availability, DayHours, WallRange, WeekHours } from './availability.ts';
import type { Day } from './day.ts';
import { daysAfter, zonedClock, type ZonedClock } from './zoned-clock.ts';

/** A half-open range of time. */
export interface OpenRange {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A half-open range in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns when the rules of these days are open: sorted, without overlaps, and ranges that touch are one.
 *
 * @param toDay included
 */
export function openRanges(
  availability: Availability,
  fromDay: Day,
  toDay: Day,
): readonly OpenRange[] {
  const spans = joined(openSpans(availability, fromDay, toDay, zonedClock(availability.zone)));
  return spans.map(({ from, to }) => ({ startsAt: instantAt(from), endsAt: instantAt(to) }));
}

/** Returns the ranges of the rules of these days one by one, in order. */
export function openSpans(
  availability: Availability,
  fromDay: Day,
  toDay: Day,
  clock: ZonedClock,
): readonly Span[] {
  const spans: Span[] = [];
  for (let day = fromDay; day <= toDay; day = daysAfter(day, 1)) {
    for (const hours of hoursOf(availability, day)) {
      const from = clock.instantOf(day, hours.from);
      const to = clock.instantOf(day, hours.to);
      // Empty where the clocks skip all of it
      if (from < to) spans.push({ from, to });
    }
  }
  return spans;
}

/** Returns the hours of one day on the clocks of the zone. */
export function hoursOf(availability: Availability, day: Day): DayHours {
  const { week, fridayBreak, exceptions, leaves, seasons } = availability;
  const holds = (dates: { readonly firstDay: Day; readonly lastDay: Day }): boolean =>
    dates.firstDay <= day && day <= dates.lastDay;
  if (leaves.some(holds)) return [];
  const exception = exceptions.find((each) => each.day === day);
  if (exception) return exception.hours;
  const weekday = weekdayOf(day);
  const hours = (seasons.find(holds)?.week ?? week)[weekday];
  return weekday === 'friday' && fridayBreak ? without(hours, fridayBreak) : hours;
}

/** Joins ranges that touch or overlap. They come in the order of their beginnings. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && span.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else {
      result.push(span);
    }
  }
  return result;
}

const weekdays = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const satisfies readonly (keyof WeekHours)[];

/** 3 January 1970 was a Saturday. */
const aSaturday = Date.UTC(1970, 0, 3);
const dayLength = 86_400_000;

/** Returns the weekday of a day. */
export function weekdayOf(day: Day): keyof WeekHours {
  const days = Math.round((Date.parse(day) - aSaturday) / dayLength);
  return weekdays[((days % 7) + 7) % 7] ?? 'saturday';
}

function without(hours: DayHours, gap: WallRange): DayHours {
  return hours
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, gap.from) },
      { from: Math.max(from, gap.to), to },
    ])
    .filter(({ from, to }) => from < to);
}
