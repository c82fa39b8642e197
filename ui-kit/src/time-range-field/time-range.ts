/** From and to in Libyan time, `HH:mm`, null while empty. `24:00` is the end of a day. */
export interface DraftTimeRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Why a range is invalid: one half is missing, or it does not end after its start. */
export type TimeRangeProblem = 'incomplete' | 'over-midnight';

const endOfDay = '24:00';

/** Converts a typed midnight to `24:00`, the end of the day. */
export function toEnd(time: string | null): string | null {
  return time === '00:00' ? endOfDay : time;
}

/** Converts `24:00` back for a time field, which has no such time. */
export function fromEnd(time: string | null): string | null {
  return time === endOfDay ? '00:00' : time;
}

/**
 * Returns the problem of a range within a day. A range over midnight must be entered as two ranges,
 * on two days.
 */
export function timeRangeProblem({ from, to }: DraftTimeRange): TimeRangeProblem | null {
  if (from === null || to === null) return 'incomplete';
  return from < to ? null : 'over-midnight';
}

export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** Returns whether two ranges of a day overlap. Ranges that touch do not. */
export function doOverlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}
