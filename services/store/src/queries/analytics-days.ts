import { Instant } from '@osta/contracts/instant';
import type { Day } from '@osta/contracts/offering/day';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { AnalyticsStep } from '@osta/contracts/store/analytics-api';

/** The clocks by which stores count their days. */
const zone = 'Africa/Tripoli';

const dayLength = 86_400_000;

/** Days, both included. */
export interface DayRange {
  readonly from: Day;
  readonly until: Day;
}

/** Returns the day of an instant by the clocks of Libya. */
export function storeDay(instant: Instant): Day {
  return zonedClock(zone).dayOf(Date.parse(instant));
}

/** Returns the instants between which a range lies, the second one excluded. */
export function instantsOf({ from, until }: DayRange): readonly [Instant, Instant] {
  const clock = zonedClock(zone);
  const at = (day: Day): Instant => Instant.parse(new Date(clock.instantOf(day, 0)).toISOString());
  return [at(from), at(daysAfter(until, 1))];
}

/** Returns as many days as the range has, right before it. */
export function rangeBefore({ from, until }: DayRange): DayRange {
  const length = (Date.parse(until) - Date.parse(from)) / dayLength + 1;
  return { from: daysAfter(from, -length), until: daysAfter(from, -1) };
}

/** Returns the last 30 days, today included. */
export function lastDays(today: Day): DayRange {
  return { from: daysAfter(today, -29), until: today };
}

/**
 * Cuts a range into days, weeks that begin on Saturday, or months. The first and the last piece are as short as
 * the range makes them.
 */
export function columnsOf({ from, until }: DayRange, by: AnalyticsStep): readonly DayRange[] {
  const columns: DayRange[] = [];
  for (let first = from; first <= until;) {
    const end = endOf(first, by);
    const last = end < until ? end : until;
    columns.push({ from: first, until: last });
    first = daysAfter(last, 1);
  }
  return columns;
}

/** Returns the last day of the day, week or month in which a day lies. */
function endOf(day: Day, by: AnalyticsStep): Day {
  const date = new Date(`${day}T00:00:00.000Z`);
  if (by === 'day') return day;
  // Sunday is 0, and Friday, 5, ends the week
  if (by === 'week') return daysAfter(day, (5 - date.getUTCDay() + 7) % 7);
  const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return daysAfter(day, (nextMonth - date.getTime()) / dayLength - 1);
}
