import type { Logger } from 'pino';

import type { Allowance, Attempts } from '../auth/attempts.ts';

/** `too-many`: this address was sent enough for an hour. `not-sent`: the mail server did not take it. */
export type CodeSending = 'sent' | 'too-many' | 'not-sent';

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
  if (!(await attempts.take(allowance, email))) return 'too-many';
  try {
    await send();
    return 'sent';
  } catch (error) {
    log.error({ err: error }, 'a code could not be sent');
    await attempts.giveBack(allowance, email);
    return 'not-sent';
  }
}
