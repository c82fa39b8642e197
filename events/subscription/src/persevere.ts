import { setTimeout as sleep } from 'node:timers/promises';

import { backoff } from '@osta/event-store/backoff';

import { failureOf } from './failure.ts';

/**
 * Runs a task until it succeeds or fails permanently. Transient failures are retried, after 100 ms at first and
 * 5 s at most.
 *
 * @param onRetry called before every wait
 * @throws permanent failures of the task; the reason of the signal once it is aborted
 */
export async function persevere<Result>(
  task: () => Promise<Result>,
  signal: AbortSignal,
  onRetry: (error: unknown, wait: number) => void,
): Promise<Result> {
  const delay = backoff(100, 5000);
  for (;;) {
    signal.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      if (failureOf(error) !== 'transient') throw error;
      const wait = delay.next();
      onRetry(error, wait);
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }
}
