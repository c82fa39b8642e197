// oxlint-disable-next-line osta/no-sleep -- the one place where tests sleep
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits, where the passing of time is the subject of a test: an outage, a slow handler, the rate of a load, a
 * silence in which nothing may come. Await expected results instead: an event, or `vi.waitFor`. Tests may not
 * use timers in another way (`osta/no-sleep`).
 *
 * @param why what the time stands for, for readers of the call
 * @param signal ends it early
 */
export async function letTimePass(
  milliseconds: number,
  why: string,
  signal?: AbortSignal,
): Promise<void> {
  if (why === '') throw new RangeError('Say what the time stands for');
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => {});
}
