import { setTimeout as sleep } from 'node:timers/promises';

import { backoff } from '@osta/event-store/backoff';

import { failureOf } from './failure.ts';

/**
 * Does something until it succeeds or fails for good: transient failures are tried again, after 100 ms at
 * first and 5 s at most.
 *
 * @param onRetry told before every wait
 * @throws what is not transient; the reason of the signal once it is aborted
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
