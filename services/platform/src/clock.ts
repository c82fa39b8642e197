import type { Instant } from '@osta/contracts/instant';

/** The current time, injected so that tests can set it. */
export interface Clock {
  now(): Instant;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- toISOString always writes what Instant accepts: UTC, three decimals, Z
  now: () => new Date().toISOString() as Instant,
};
