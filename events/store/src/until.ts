import { setTimeout as sleep } from 'node:timers/promises';

import { backoff } from './backoff.ts';

/**
 * Polls until a condition holds. For conditions without a notification, such as another process becoming ready;
 * where there is a `Doorbell`, listen to it instead.
 *
 * @param isSo called every 10 ms at first and every 100 ms later; its rejections reach the caller
 * @param patience milliseconds
 * @returns false when the condition did not hold in time
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patience: number,
): Promise<boolean> {
  const deadline = performance.now() + patience;
  const delay = backoff(10, 100);
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await sleep(delay.next());
  }
  return true;
}
