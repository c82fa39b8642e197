import { setTimeout as sleep } from 'node:timers/promises';

import { backoff } from './backoff.ts';

/**
 * Looks again and again until something is so: for what nobody announces, such as another process that begins to
 * serve. What rings is listened to instead: see `Doorbell`.
 *
 * @param isSo looked at every 10 ms at first and every 100 ms later; its rejections are the caller's
 * @param patience milliseconds
 * @returns false when it was not so in time
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
