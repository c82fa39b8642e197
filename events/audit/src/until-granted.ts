import { setTimeout as wait } from 'node:timers/promises';

import { DatabaseError } from 'pg';

const attempts = 100;

/**
 * Tries a transaction again while it gives way to others, for some minutes at most.
 *
 * @param also further error codes with which this work gives way
 * @throws what the work throws for another reason, or at last
 */
export async function untilGranted<Result>(
  work: () => Promise<Result>,
  also: readonly string[] = [],
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !hasGivenWay(error, also)) throw error;
      await wait(50 + 20 * attempt);
    }
  }
}

/** A lock was not granted in time, a deadlock was broken, or a schema got its other name while we waited for it. */
const givenWay: ReadonlySet<string | undefined> = new Set(['55P03', '40P01', '3F000']);

/** Returns whether a transaction gave way to another. Nothing was changed. */
function hasGivenWay(error: unknown, also: readonly string[]): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return givenWay.has(error.code) || (error.code !== undefined && also.includes(error.code));
}
