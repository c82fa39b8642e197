import type { Locale } from '@osta/contracts/locale';
import type { Logger } from 'pino';

import { codesSent, type Attempts } from '../auth/attempts.ts';
import type { AuthPort } from '../auth/auth-port.ts';
import type { Post } from '../mail/post.ts';
import { withinSendings, type CodeSending } from './within-sendings.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly attempts: Attempts;
  readonly post: Post;
}

export type SendCode = (email: string, locale: Locale, log: Logger) => Promise<CodeSending>;

/**
 * Mails a one-time code. Known and unknown addresses run the same statements: neither the answer
 * nor its time tells them apart.
 */
export function sendCode({ auth, attempts, post }: Dependencies): SendCode {
  return (email, locale, log) =>
    withinSendings({ attempts, allowance: codesSent, email, log }, async () => {
      const code = await auth.makeCode(email);
      await post.send({ email, locale }, 'sign-in-code', { code });
    });
}
