import type { TooManyAttempts } from '../auth/attempts.ts';
import type { CodeSending } from '../commands/within-sendings.ts';
import { answerCookies } from './answer-cookies.ts';

/**
 * Returns the answer to a request for a code.
 *
 * @param cookies lines for `Set-Cookie` of an answer that it was sent
 */
export function answerSending(
  sending: CodeSending,
  cookies: readonly string[] = [],
):
  | { readonly body: undefined; readonly headers: Headers }
  | { readonly problem: 'UNAVAILABLE' }
  | TooManyAttempts {
  if (sending === 'sent') return { body: undefined, headers: answerCookies(cookies) };
  return sending === 'not-sent' ? { problem: 'UNAVAILABLE' } : sending;
}
