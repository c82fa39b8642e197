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

/** A week while it is filled in. A day without a range is closed. */
export type DraftWeek = Readonly<Record<Weekday, readonly DraftTimeRange[]>>;

export type WeekProblem = TimeRangeProblem | 'overlap';

const isWhole = (range: DraftTimeRange): range is TimeRange =>
  range.from !== null && range.to !== null;

/** What is wrong with each range of a day, in their order. An overlap is the later one's. */
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

/** The week as opening hours, each day in order; null while something is wrong with it. */
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

/** The hours of a day given to others as well. */
export function copyDay(week: DraftWeek, from: Weekday, to: readonly Weekday[]): DraftWeek {
  const copies = Object.fromEntries(to.map((day) => [day, week[from]]));
  return { ...week, ...copies };
}

/** What a day that is opened begins with: the usual hours of a shop. */
export const usualHours: DraftTimeRange = { from: '09:00', to: '17:00' };
