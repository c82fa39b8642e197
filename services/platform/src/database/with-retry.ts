import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { classifyDatabaseError } from './database-error.ts';

const tries = 5;

/**
 * Runs a transaction, and again after a conflict (40001, 40P01): at most five times, with 10 to 200 ms
 * between.
 *
 * A lost connection is not retried: it is unknown whether the work took effect.
 *
 * @throws the last conflict; any other error at once
 */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || classifyDatabaseError(error) !== 'conflict') throw error;
      await wait(randomInt(10, Math.min(200, 20 * 2 ** attempt)));
    }
  }
}
