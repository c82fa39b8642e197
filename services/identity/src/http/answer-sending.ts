import type { TooManyAttempts } from '../auth/attempts.ts';
import type { CodeSending } from '../commands/within-sendings.ts';

/** Returns the answer to a request for a code. */
export function answerSending(
  sending: CodeSending,
): { readonly body: undefined } | { readonly problem: 'UNAVAILABLE' } | TooManyAttempts {
  if (sending === 'sent') return { body: undefined };
  return sending === 'not-sent' ? { problem: 'UNAVAILABLE' } : sending;
}
