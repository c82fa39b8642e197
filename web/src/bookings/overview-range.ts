import { daysAfter, instantOf } from '../time/tripoli.ts';
import type { CalendarRange } from './bookings.queries.ts';

/** How many days the figures look ahead, today included. */
const shownDays = 7;

/** Returns the range of the bookings on the overview: from the start of a day, YYYY-MM-DD, for a week. */
export function overviewRange(day: string): CalendarRange {
  const from = instantOf({ day, time: '00:00' });
  const until = instantOf({ day: daysAfter(day, shownDays), time: '00:00' });
  if (from === null || until === null) throw new Error(`no such day: ${day}`);
  return { from, until };
}
