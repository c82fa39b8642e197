/** A quantile of the values; NaN for none. `share` is from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; of an even number of values, the upper of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The greatest value divided by the smallest: 1 when all are equal. */
export function spreadOf(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values);
}
