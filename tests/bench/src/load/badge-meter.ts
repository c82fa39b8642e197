import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import { cpuOf, type Measured } from '../rounds.ts';
import { quantile } from '../statistics.ts';
import type { BadgeChain } from './badge-chain.ts';

/** A commit whose badge has not arrived yet. */
interface Waiting {
  readonly count: number;
  readonly committed: number;
}

/**
 * Commits events evenly at a rate, each for the next person in turn, and waits for every badge.
 *
 * A count on a badge covers every commit up to it, so counts may be skipped.
 *
 * @returns a function that runs one round with `rate` (events a second) and `seconds`: `p50` and `p99`
 *   in milliseconds after the commit. It throws when badges are missing ten seconds after the last
 *   commit
 */
export function badgeMeter(
  chain: BadgeChain,
): (rate: number, seconds: number) => Promise<Measured> {
  const people = Array.from({ length: chain.people }, () => ({
    asked: 0,
    shown: { count: 0, at: 0 },
    waiting: new Array<Waiting>(),
  }));
  let times: number[] = [];

  chain.onBadge((number, count) => {
    const person = people[number];
    if (!person || count <= person.shown.count) return;
    const at = performance.now();
    person.shown = { count, at };
    const isShown = (commit: Waiting): boolean => commit.count <= count;
    times.push(...person.waiting.filter(isShown).map(({ committed }) => at - committed));
    person.waiting = person.waiting.filter((commit) => !isShown(commit));
  });

  async function commitFor(number: number): Promise<void> {
    const person = people[number];
    if (!person) return;
    person.asked += 1;
    const count = person.asked;
    await chain.commit(number);
    // The badge may arrive before the answer of the database
    if (count <= person.shown.count) times.push(0);
    else person.waiting.push({ count, committed: performance.now() });
  }

  return async (rate, seconds) => {
    const total = Math.ceil(rate * seconds);
    times = [];
    const cpu = await cpuOf(async () => {
      const began = performance.now();
      const commits: Promise<void>[] = [];
      for (let nth = 0; nth < total; nth += 1) {
        const early = began + (nth * 1000) / rate - performance.now();
        if (early > 0) await letTimePass(early, 'the pace of the load');
        commits.push(commitFor(nth % people.length));
      }
      await Promise.all(commits);
      if (!(await until(() => times.length >= total, 10_000))) {
        throw new Error(`${total - times.length} of ${total} badges did not come`);
      }
    });
    return { figures: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }, cpu: cpu / total };
  };
}
