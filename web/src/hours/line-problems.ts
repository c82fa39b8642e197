import { dayProblems, type DayRange, toOpeningHours } from '@osta/ui-kit';

import type { DraftException, DraftSeason } from './availability-values.ts';

/** What is wrong with a line of the form: a season, a leave or a single day. */
export type LineProblem =
  | 'no-days'
  | 'no-day'
  | 'wrong-hours'
  | 'seasons-overlap'
  | 'day-twice'
  | 'day-past';

/** For each line, in order: what is wrong with it first, or nothing. */
export type LineProblems = readonly (LineProblem | null)[];

/** Returns what is wrong with each season. Of two that have days in common it is the later line. */
export function seasonProblems(seasons: readonly DraftSeason[]): LineProblems {
  return seasons.map(({ days, week }, place) => {
    if (days === null) return 'no-days';
    if (toOpeningHours(week) === null) return 'wrong-hours';
    const isTaken = seasons
      .slice(0, place)
      .some(({ days: other }) => other && other.from <= days.to && days.from <= other.to);
    return isTaken ? 'seasons-overlap' : null;
  });
}

/** Returns what is wrong with each leave. */
export function leaveProblems(leaves: readonly (DayRange | null)[]): LineProblems {
  return leaves.map((leave) => (leave === null ? 'no-days' : null));
}

/** By which the days of a form are judged. */
export interface DayLimits {
  readonly today: string;
  /** The days that are saved already: they may be past. */
  readonly savedDays: ReadonlySet<string>;
}

/** Returns what is wrong with each single day. Of a day that is there twice it is the later line. */
export function exceptionProblems(
  exceptions: readonly DraftException[],
  { today, savedDays }: DayLimits,
): LineProblems {
  return exceptions.map(({ day, isOpen, ranges }, place) => {
    if (day === null) return 'no-day';
    if (day < today && !savedDays.has(day)) return 'day-past';
    if (exceptions.slice(0, place).some((other) => other.day === day)) return 'day-twice';
    return isOpen && dayProblems(ranges).some((problem) => problem !== null) ? 'wrong-hours' : null;
  });
}

/** Returns whether a day of a form is over and was saved before: nobody has to see it first. */
export function isPastAndSaved({ day }: DraftException, { today, savedDays }: DayLimits): boolean {
  return day !== null && day < today && savedDays.has(day);
}
