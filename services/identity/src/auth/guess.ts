import type { Allowance } from './allowance.ts';
import type { Attempt, Attempts, TooManyAttempts } from './attempts.ts';

/** The outcome of a proof that could be a guess. */
export type Guess<Result> =
  | { readonly outcome: 'right'; readonly result: Result }
  | { readonly outcome: 'wrong' }
  /** Too many wrong attempts: this one was not checked */
  | { readonly outcome: 'exhausted'; readonly problem: TooManyAttempts };

/**
 * Checks a proof within an allowance of wrong attempts.
 *
 * It counts the attempt before the check and takes it back if the proof was right: concurrent
 * guesses cannot exceed the allowance together.
 *
 * @param prove answers null for a wrong proof
 * @throws what `prove` throws; then the attempt does not count
 */
export async function guess<Result>(
  attempts: Attempts,
  allowance: Allowance,
  attempt: Attempt,
  prove: () => Promise<Result | null>,
): Promise<Guess<Result>> {
  const taking = await attempts.take(allowance, attempt);
  if (typeof taking !== 'string') return { outcome: 'exhausted', problem: taking };
  if (taking === 'again' && allowance.isOfCodes) return { outcome: 'wrong' };
  async function giveBack(): Promise<void> {
    if (taking === 'counted') await attempts.giveBack(allowance, attempt);
  }
  try {
    const result = await prove();
    if (result === null) return { outcome: 'wrong' };
    await giveBack();
    return { outcome: 'right', result };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
