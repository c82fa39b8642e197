import type { Logger } from 'pino';

import { codesSent } from '../auth/allowance.ts';
import type { Attempt, Attempts, TooManyAttempts } from '../auth/attempts.ts';
import { mailboxOf } from '../auth/mailbox-of.ts';

/**
 * `sent`; `not-sent`: the mail server refused; or the address has had its letters for this hour.
 */
export type CodeSending = 'sent' | 'not-sent' | TooManyAttempts;

interface Sending {
  readonly attempts: Attempts;
  /** `account`: the address or number to which it goes. */
  readonly attempt: Attempt;
  readonly log: Logger;
}

/**
 * Sends something within the allowance of its mailbox. A failed sending does not count, and what
 * the client sends again under its key is not sent again.
 */
export async function withinSendings(
  { attempts, attempt, log }: Sending,
  send: () => Promise<void>,
): Promise<CodeSending> {
  const counted = { ...attempt, account: mailboxOf(attempt.account) };
  const taking = await attempts.take(codesSent, counted);
  if (taking === 'again') return 'sent';
  if (taking !== 'counted') return taking;
  try {
    await send();
    return 'sent';
  } catch (error) {
    log.error({ err: error }, 'sending a code failed');
    await attempts.giveBack(codesSent, counted);
    return 'not-sent';
  }
}
