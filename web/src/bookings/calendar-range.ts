import { daysAfter, instantOf } from '../time/tripoli.ts';
import type { CalendarRange } from './bookings.queries.ts';

/** A week before the month, and enough after it for every view: fewer days than the service limits. */
const before = 7;
const length = 52;

/** Returns the range that every view of the calendar around a day needs. */
export function calendarRange(day: string): CalendarRange {
  const from = daysAfter(`${day.slice(0, 7)}-01`, -before);
  return { from: midnight(from), until: midnight(daysAfter(from, length)) };
}

/** Returns the range of one day. */
export function dayRange(day: string): CalendarRange {
  return { from: midnight(day), until: midnight(daysAfter(day, 1)) };
}

function midnight(day: string): string {
  const instant = instantOf({ day, time: '00:00' });
  if (instant === null) throw new Error(`no such day: ${day}`);
  return instant;
}
