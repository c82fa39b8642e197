import type { Instant } from '@osta/contracts/instant';

/** The place of a professional in the list by next free time. */
export interface FreePlace {
  readonly at: Instant;
  /** Among those who are compared, in the order in which they were read; the first is 0. */
  readonly rank: number;
}

/** How many professionals are compared by their next free time: ADR 43. */
export const comparedAtMost = 100;

/**
 * Returns those who have a free time, the earliest first, after one that was seen. Of those who are free at the same
 * time, the first in the given order comes first.
 */
export function byNextFree<Row extends { readonly nextFreeAt: Instant | null }>(
  rows: readonly Row[],
  after: FreePlace | null,
): readonly (Row & { readonly free: FreePlace })[] {
  return rows
    .flatMap((row, rank) => {
      const { nextFreeAt: at } = row;
      return at === null ? [] : [{ ...row, free: { at, rank } }];
    })
    .filter(({ free }) => after === null || compare(free, after) > 0)
    .toSorted((one, other) => compare(one.free, other.free));
}

function compare(one: FreePlace, other: FreePlace): number {
  if (one.at === other.at) return one.rank - other.rank;
  return one.at < other.at ? -1 : 1;
}
