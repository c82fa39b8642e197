/** The value below which the share of the values lies; NaN for none. `share` from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The one in the middle; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How many times the smallest the greatest is: 1 when all are the same. */
export function spreadOf(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values);
}
