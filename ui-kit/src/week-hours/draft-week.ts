import {
  type OpenRange,
  type WeekOpeningHours,
  type Weekday,
  weekdays,
} from '../opening-hours/week-opening-hours.ts';
import {
  doOverlap,
  type DraftTimeRange,
  type TimeRange,
  timeRangeProblem,
  type TimeRangeProblem,
} from '../time-range-field/time-range.ts';

/** A week in the form, perhaps incomplete. A day without a range is closed. */
export type DraftWeek = Readonly<Record<Weekday, readonly DraftTimeRange[]>>;

export type WeekProblem = TimeRangeProblem | 'overlap';

const isWhole = (range: DraftTimeRange): range is TimeRange =>
  range.from !== null && range.to !== null;

/**
 * Returns the problem of each range of a day, in order. An overlap is reported for the later range.
 */
export function dayProblems(ranges: readonly DraftTimeRange[]): readonly (WeekProblem | null)[] {
  return ranges.map((range, place) => {
    const problem = timeRangeProblem(range);
    if (problem !== null || !isWhole(range)) return problem;
    const isTaken = ranges
      .slice(0, place)
      .some(
        (before) =>
          isWhole(before) && timeRangeProblem(before) === null && doOverlap(before, range),
      );
    return isTaken ? 'overlap' : null;
  });
}

/** Returns the opening hours, each day in order; null while there is a problem. */
export function toOpeningHours(week: DraftWeek): WeekOpeningHours | null {
  const isRight = weekdays.every((day) =>
    dayProblems(week[day]).every((problem) => problem === null),
  );
  if (!isRight) return null;
  const inOrder = (day: Weekday): readonly OpenRange[] =>
    week[day].filter(isWhole).toSorted((one, other) => one.from.localeCompare(other.from));
  return {
    saturday: inOrder('saturday'),
    sunday: inOrder('sunday'),
    monday: inOrder('monday'),
    tuesday: inOrder('tuesday'),
    wednesday: inOrder('wednesday'),
    thursday: inOrder('thursday'),
    friday: inOrder('friday'),
  };
}

/** Returns the week with a day's hours copied to other days. */
export function copyDay(week: DraftWeek, from: Weekday, to: readonly Weekday[]): DraftWeek {
  const copies = Object.fromEntries(to.map((day) => [day, week[from]]));
  return { ...week, ...copies };
}

/** The initial range of a reopened day: usual shop hours. */
export const usualHours: DraftTimeRange = { from: '09:00', to: '17:00' };
