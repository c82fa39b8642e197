import { Instant } from '@osta/contracts/instant';

import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** @param time `2026-03-01T07:30:00.000Z` */
  set(time: string): void;
  advance(milliseconds: number): void;
}

export function testClock(time: string): TestClock {
  let now = Instant.parse(time);
  return {
    now: () => now,
    set(next) {
      now = Instant.parse(next);
    },
    advance(milliseconds) {
      now = Instant.parse(new Date(Date.parse(now) + milliseconds).toISOString());
    },
  };
}
