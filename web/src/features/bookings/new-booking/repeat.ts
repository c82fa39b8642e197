import type { SeriesDate } from '@osta/contracts/booking/refusals';
import type { Rhythm } from '@osta/contracts/booking/series';

import { isChoiceOf } from '../../../forms/is-choice-of.ts';
import { isRecord } from './is-record.ts';

/** How a customer wants a booking to repeat. */
export interface Repeat {
  readonly rhythm: Rhythm;
  /** How many bookings, the first one included. */
  readonly times: number;
  /** For a date that is not free: the start that replaces it. What is not in it is left out. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** Returns the starts to place after the first one, in order, each once. */
export function startsOf(
  dates: readonly Pick<SeriesDate, 'startsAt' | 'isFree' | 'alternatives'>[],
  replaced: Repeat['replaced'],
): readonly string[] {
  const chosen = dates.flatMap(({ startsAt, isFree, alternatives }) => {
    if (isFree) return [startsAt];
    const other = replaced[startsAt];
    // The answer may be newer than the choice
    return alternatives.some((each) => each.startsAt === other) ? [other] : [];
  });
  return [...new Set(chosen.filter((start) => start !== undefined))].toSorted();
}

/** As many as the service accepts. */
export const mostInSeries = 12;

const rhythms: Readonly<Record<Rhythm, true>> = {
  weekly: true,
  'every-two-weeks': true,
  monthly: true,
};

/** Parses what was kept of a repeat; `null` where it is none. */
export function parseRepeat(value: unknown): Repeat | null {
  if (!isRecord(value)) return null;
  const { rhythm, times, replaced } = value;
  if (typeof rhythm !== 'string' || !isChoiceOf(rhythms, rhythm)) return null;
  if (typeof times !== 'number' || !Number.isInteger(times)) return null;
  if (times < 2 || times > mostInSeries) return null;
  const starts = Object.entries(isRecord(replaced) ? replaced : {}).flatMap(([start, other]) =>
    typeof other === 'string' ? [[start, other] as const] : [],
  );
  return { rhythm, times, replaced: Object.fromEntries(starts) };
}
