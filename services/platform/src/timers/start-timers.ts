import type { TimerRunner } from './create-timer-runner.ts';

/**
 * Starts the timers of every service of a host that did not start them itself (`firesTimers`). What came due in the
 * meantime fires now. Has no effect the second time.
 *
 * @param timers keyed by schema: `Host.timers`
 */
export function startTimers(timers: ReadonlyMap<string, TimerRunner>): void {
  for (const runner of timers.values()) runner.start();
}
