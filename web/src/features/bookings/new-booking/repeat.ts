import type { SeriesDate } from '@osta/contracts/booking/refusals';
import type { Rhythm } from '@osta/contracts/booking/series';

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
