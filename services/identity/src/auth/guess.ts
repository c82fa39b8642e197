import type { Allowance, Attempts, TooManyAttempts } from './attempts.ts';

/** What came of proving something that can be guessed. */
export type Guess<Result> =
  | { readonly outcome: 'right'; readonly result: Result }
  | { readonly outcome: 'wrong' }
  /** Too many were wrong: this one was not even looked at. */
  | { readonly outcome: 'exhausted'; readonly problem: TooManyAttempts };

/**
 * Tries a guess within an allowance of wrong ones.
 *
 * It is counted before it is looked at and taken back when it was right, so that guesses at the same
 * moment cannot slip through together.
 *
 * @param prove answers null for a wrong guess
 * @throws what `prove` throws; then nothing was counted
 */
export async function guess<Result>(
  attempts: Attempts,
  allowance: Allowance,
  email: string,
  prove: () => Promise<Result | null>,
): Promise<Guess<Result>> {
  const problem = await attempts.take(allowance, email);
  if (problem) return { outcome: 'exhausted', problem };
  try {
    const result = await prove();
    if (result === null) return { outcome: 'wrong' };
    await attempts.giveBack(allowance, email);
    return { outcome: 'right', result };
  } catch (error) {
    await attempts.giveBack(allowance, email);
    throw error;
  }
}
