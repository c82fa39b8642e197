import type { Instant } from './instant.ts';

/** Returns the moment `milliseconds` after 1970 began in UTC, of the years 0 to 9999. */
export function instantAt(milliseconds: number): Instant {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- toISOString writes what Instant accepts: UTC, three decimals, Z
  return new Date(milliseconds).toISOString() as Instant;
}
