import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';

/** The current time, injected so that tests can set it. */
export interface Clock {
  now(): Instant;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => instantAt(Date.now()),
};
