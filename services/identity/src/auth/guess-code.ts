import { codesWrong } from './allowance.ts';
import type { Attempt, Attempts } from './attempts.ts';
import { guess, type Guess } from './guess.ts';

/** A code that somebody typed, or that came by the link in its letter. */
interface GuessedCode {
  readonly attempts: Attempts;
  readonly attempt: Attempt;
  /** What the link in the letter carries; null: the code was typed. */
  readonly link: string | null;
}

/**
 * Checks a code that was mailed to somebody who has no session. Whoever comes by the link in the letter brings a secret
 * that nobody guesses, so it counts as no attempt: it is a way in that strangers cannot use up.
 *
 * @param prove answers null for a wrong proof; with a link, it has to prove that
 * @throws what `prove` throws
 */
export async function guessCode<Result>(
  { attempts, attempt, link }: GuessedCode,
  prove: () => Promise<Result | null>,
): Promise<Guess<Result>> {
  if (link === null) return guess(attempts, codesWrong, attempt, prove);
  const result = await prove();
  return result === null ? { outcome: 'wrong' } : { outcome: 'right', result };
}
