import type { Instant } from '../formats/format-date.ts';
import { type Day, dayOf, minuteOf } from './calendar-days.ts';

/** A part of a day, in minutes since midnight in Libya. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** When somebody works on a day. */
export interface CalendarDay {
  readonly day: Day;
  /** In order, without overlaps; none: they do not work. */
  readonly hours: readonly DaySpan[];
  /** Whether they have taken the day off. */
  readonly isOff: boolean;
}

/** A time that is taken and is no event: nobody can open or move it. */
export interface TakenTime {
  readonly start: Instant;
  readonly end: Instant;
  /** Why it is taken. */
  readonly label: string;
}

/** Returns the parts of the shown hours in which nobody works. */
export function closedSpans(hours: readonly DaySpan[], shown: DaySpan): readonly DaySpan[] {
  const closed: DaySpan[] = [];
  let { from } = shown;
  for (const open of hours) {
    if (open.from > from) closed.push({ from, to: Math.min(open.from, shown.to) });
    from = Math.max(from, open.to);
    if (from >= shown.to) return closed;
  }
  return [...closed, { from, to: shown.to }];
}

/** Returns the part of a taken time that lies in the shown hours of a day; `null`: none does. */
export function spanOnDay({ start, end }: TakenTime, day: Day, shown: DaySpan): DaySpan | null {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (first > day || last < day) return null;
  const from = Math.max(first < day ? 0 : minuteOf(start), shown.from);
  const to = Math.min(last > day ? shown.to : minuteOf(end), shown.to);
  return from < to ? { from, to } : null;
}
