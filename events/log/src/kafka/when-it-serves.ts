import { setTimeout as sleep } from 'node:timers/promises';

import { backoff } from '@osta/event-store/backoff';

import { protocolErrorOf } from './protocol-error.ts';

/** Milliseconds that a broker gets until a new topic or group serves. */
const patience = 30_000;

/**
 * Retries a task while the broker answers that it is not ready: after a start, for new topics, and for a group
 * that it has just taken over.
 *
 * @throws other errors of the task; any error after half a minute
 */
export async function whenItServes<Result>(task: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patience;
  const delay = backoff(10, 500);
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const isTooEarly = protocolErrorOf(error)?.retriable === true;
      if (!isTooEarly || performance.now() > deadline) throw error;
      await sleep(delay.next());
    }
  }
}
