import type { Logger } from 'pino';

import type { Allowance, Attempts, TooManyAttempts } from '../auth/attempts.ts';

/** Sent; not sent: the mail server did not take it; or this address was sent enough for an hour. */
export type CodeSending = 'sent' | 'not-sent' | TooManyAttempts;

interface Sending {
  readonly attempts: Attempts;
  readonly allowance: Allowance;
  /** Whose allowance it is. */
  readonly email: string;
  readonly log: Logger;
}

/** Sends something within an allowance. What could not be sent is not counted. */
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
    log.error({ err: error }, 'a code could not be sent');
    await attempts.giveBack(allowance, email);
    return 'not-sent';
  }
}
