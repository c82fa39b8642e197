import type { Locale } from '@osta/contracts/locale';
import type { Logger } from 'pino';

import type { Attempt, Attempts } from '../auth/attempts.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import { withinSendings, type CodeSending } from './within-sendings.ts';

interface Dependencies {
  readonly codes: OneTimeCodes;
  readonly attempts: Attempts;
  readonly post: Post;
  readonly links: Links;
}

/** Somebody who has no session asks for a code by mail. */
export interface CodeQuestion {
  readonly email: string;
  readonly locale: Locale;
  /** Of the browser: see `AskingBrowsers`. */
  readonly slot: string;
  readonly attempt: Attempt;
}

export type SendCode = (question: CodeQuestion, log: Logger) => Promise<CodeSending>;

/**
 * Mails a one-time code. Known and unknown addresses run the same statements: neither the answer
 * nor its time tells them apart.
 */
export function sendCode({ codes, attempts, post, links }: Dependencies): SendCode {
  return ({ email, locale, slot, attempt }, log) =>
    withinSendings({ attempts, attempt, log }, async () => {
      const { code, link: asked } = await codes.makeAsked({ purpose: 'sign-in', email, slot });
      const link = links.signIn(locale, { email, code, asked });
      await post.send({ email, locale }, 'sign-in-code', { code, link });
    });
}
