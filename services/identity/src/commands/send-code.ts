import type { Locale } from '@osta/contracts/locale';
import type { Logger } from 'pino';

import { codesSent, type Attempts } from '../auth/attempts.ts';
import type { AuthPort } from '../auth/auth-port.ts';
import { codeMail } from '../mail/code-mail.ts';
import type { Mailer } from '../mail/mailer.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly attempts: Attempts;
  readonly mailer: Mailer;
}

/** `too-many`: this address was sent enough for an hour. `not-sent`: the mail server did not take it. */
export type CodeSending = 'sent' | 'too-many' | 'not-sent';

export type SendCode = (email: string, locale: Locale, log: Logger) => Promise<CodeSending>;

/**
 * Mails a one-time code. Known and unknown addresses go the same way, statement by statement: neither
 * the answer nor its time tells which it was.
 */
export function sendCode({ auth, attempts, mailer }: Dependencies): SendCode {
  return async (email, locale, log) => {
    if (!(await attempts.take(codesSent, email))) return 'too-many';

    const mail = codeMail(email, await auth.makeCode(email), locale);
    try {
      await mailer.send(mail);
      return 'sent';
    } catch (error) {
      log.error({ err: error }, 'a code could not be mailed');
      await attempts.giveBack(codesSent, email);
      return 'not-sent';
    }
  };
}
