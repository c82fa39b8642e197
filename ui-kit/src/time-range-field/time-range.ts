/** From and to on Libya's clocks, `HH:mm`, null while it is not filled in. `24:00` is the end of a day. */
export interface DraftTimeRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Why a range cannot be: half of it is missing, or it does not end after it starts. */
export type TimeRangeProblem = 'incomplete' | 'over-midnight';

const endOfDay = '24:00';

/** What somebody types as midnight is the end of the day where a range ends. */
export function toEnd(time: string | null): string | null {
  return time === '00:00' ? endOfDay : time;
}

/** As a field of time shows it: it has no 24:00. */
export function fromEnd(time: string | null): string | null {
  return time === endOfDay ? '00:00' : time;
}

/** What is wrong with a range of one day. One that crosses midnight is two ranges, of two days. */
export function timeRangeProblem({ from, to }: DraftTimeRange): TimeRangeProblem | null {
  if (from === null || to === null) return 'incomplete';
  return from < to ? null : 'over-midnight';
}

export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** Whether two ranges of a day share any time. Those that touch do not. */
export function doOverlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}
