import type { Logger } from 'pino';

import type { Allowance, Attempts, TooManyAttempts } from '../auth/attempts.ts';

/**
 * `sent`; `not-sent`: the mail server refused; or the address has had its letters for this hour.
 */
export type CodeSending = 'sent' | 'not-sent' | TooManyAttempts;

interface Sending {
  readonly attempts: Attempts;
  readonly allowance: Allowance;
  /** The address whose allowance counts. */
  readonly email: string;
  readonly log: Logger;
}

/** Sends something within an allowance. A failed sending does not count. */
export async function withinSendings(
  { attempts, allowance, email, log }: Sending,
  send: () => Promise<void>,
): Promise<CodeSending> {
  const problem = await attempts.take(allowance, email);
  if (problem) return problem;
  try {
    await send();
    return 'sent';
  } catch (error) {
    log.error({ err: error }, 'sending a code failed');
    await attempts.giveBack(allowance, email);
    return 'not-sent';
  }
}
