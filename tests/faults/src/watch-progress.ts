import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import type { EffectsReader } from './effects-reader.ts';

/**
 * Watches the number of effects grow.
 *
 * @param last the number of effects after which no more are expected
 * @returns a function that stops watching and returns the longest time without an effect, in
 *   milliseconds
 */
export function watchProgress({ effects }: EffectsReader, last: number): () => Promise<number> {
  const over = new AbortController();
  async function watch(): Promise<number> {
    let before = 0;
    let since = performance.now();
    let longest = 0;
    while (!over.signal.aborted && before < last) {
      const count = await effects.count();
      // Counts from the first effect on: before it, the reader is still joining its group
      if (before > 0) longest = Math.max(longest, performance.now() - since);
      if (count !== before) since = performance.now();
      before = count;
      await letTimePass(20, 'between two looks');
    }
    return longest;
  }
  const watching = watch();
  return () => {
    over.abort();
    return watching;
  };
}
