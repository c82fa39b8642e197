import type { Instant } from '@osta/contracts/instant';

/** The place of a professional in the order of the best match. */
export interface BestPlace {
  readonly score: number;
  /** When it was reckoned: further pages are reckoned at the same moment, so that nobody changes places. */
  readonly at: Instant;
}

interface Scored {
  readonly id: string;
  readonly score: number;
}

/** For how long the pages of one list are reckoned at the moment of the first, in milliseconds. */
const pagesLast = 600_000;

/** Returns the moment at which a page is reckoned: that of the pages before it, unless that is long ago. */
export function reckonedAt(before: BestPlace | null, now: Instant): Instant {
  if (before === null) return now;
  const age = Date.parse(now) - Date.parse(before.at);
  return age >= 0 && age <= pagesLast ? before.at : now;
}

/** Returns rows with the best score first, after one that was seen. Of equal ones, that with the lower id comes first. */
export function bestFirst<Row extends Scored>(
  rows: readonly Row[],
  after: Scored | null,
): readonly Row[] {
  return rows.filter((row) => after === null || compare(row, after) > 0).toSorted(compare);
}

function compare(one: Scored, other: Scored): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
