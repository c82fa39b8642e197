import type { Instant } from '@osta/contracts/instant';

/** The place of a professional among those who are compared. */
export interface FreePlace {
  readonly at: Instant;
  /** Among those who are compared, in the order in which they were read; the first is 0. */
  readonly rank: number;
}

/** How many professionals are compared by their next free time: ADR 43. */
export const comparedAtMost = 100;

/** Whether who is free earlier comes first, or all stay in the order in which they were read. */
export type ComparedOrder = 'by-time' | 'as-read';

/**
 * Returns those who have a free time, after one that was seen. Of those who are free at the same time, the first in the
 * order of reading comes first.
 */
export function whoIsFree<Row extends { readonly nextFreeAt: Instant | null }>(
  rows: readonly Row[],
  after: FreePlace | null,
  order: ComparedOrder,
): readonly (Row & { readonly free: FreePlace })[] {
  const compare = order === 'by-time' ? byTime : byRank;
  return rows
    .flatMap((row, rank) => {
      const { nextFreeAt: at } = row;
      return at === null ? [] : [{ ...row, free: { at, rank } }];
    })
    .filter(({ free }) => after === null || compare(free, after) > 0)
    .toSorted((one, other) => compare(one.free, other.free));
}

function byRank(one: FreePlace, other: FreePlace): number {
  return one.rank - other.rank;
}

function byTime(one: FreePlace, other: FreePlace): number {
  if (one.at === other.at) return byRank(one, other);
  return one.at < other.at ? -1 : 1;
}
