import type { CodeRefused, PasswordTooCommon } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';
import type { Logger } from 'pino';

import type { Attempt, Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { Credentials } from '../auth/credentials.ts';
import { guessCode } from '../auth/guess-code.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import { isTooCommon } from '../domain/password/is-too-common.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { CodeQuestion } from './send-code.ts';
import { tellSockets } from './tell-sockets.ts';
import { withinSendings, type CodeSending } from './within-sendings.ts';

interface Dependencies {
  readonly credentials: Credentials;
  readonly codes: OneTimeCodes;
  readonly attempts: Attempts;
  readonly post: Post;
  readonly links: Links;
  readonly revokeSessions: Handler<RevokeSessions, UserId, never>;
}

export type RequestPasswordReset = (question: CodeQuestion, log: Logger) => Promise<CodeSending>;

/**
 * Mails a code for a new password. The holder of an address without an account learns that by mail:
 * the answer, its time and its statements are the same for both.
 */
export function requestPasswordReset(dependencies: Dependencies): RequestPasswordReset {
  const { credentials, codes, attempts, post, links } = dependencies;
  return ({ email, locale, slot, attempt }, log) =>
    withinSendings({ attempts, attempt, log }, async () => {
      const { code, link: asked } = await codes.makeAsked({
        purpose: 'password-reset',
        email,
        slot,
      });
      const to = { email, locale };
      if (await credentials.findHolder(email)) {
        const link = links.resetPassword(locale, { email, code, asked });
        await post.send(to, 'password-reset', { code, link });
      } else {
        await post.send(to, 'no-account', { link: links.signUp(locale) });
      }
    });
}

/** A new password; the code proves that the sender owns the address. */
export interface ResetPassword {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
  /** Of the code: see `TypedAskedCode`. */
  readonly slot: string | null;
  readonly link: string | null;
  readonly attempt: Attempt;
}

export type PasswordReset =
  | { readonly outcome: 'done' }
  | { readonly refused: CodeRefused | PasswordTooCommon }
  | TooManyAttempts;

/**
 * Sets the password with a code from the mail, and ends every session, including those of an
 * attacker with the old password (ASVS 5.0 §7.4.3).
 *
 * @throws Overloaded
 */
export function resetPassword(
  dependencies: Dependencies,
): (command: ResetPassword, context: CommandContext) => Promise<PasswordReset> {
  const { credentials, codes, attempts, post, links, revokeSessions } = dependencies;

  return async ({ email, code, newPassword, slot, link, attempt }, context) => {
    if (isTooCommon(newPassword, email)) return { refused: { code: 'PASSWORD_TOO_COMMON' } };

    const typed = { purpose: 'password-reset', email, code, slot, link } as const;
    const proof = await guessCode({ attempts, attempt, link }, () =>
      // Whoever is told to come again comes with the same code
      codes.redeemAskedFor(typed, async () => {
        const holder = await credentials.findHolder(email);
        return holder && { ...holder, password: await credentials.hash(newPassword) };
      }),
    );
    if (proof.outcome === 'exhausted') return proof.problem;
    if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };

    const { userId, locale, password } = proof.result;
    const sessionIds = await credentials.replacePassword(userId, password);
    await tellSockets(revokeSessions, { userId, sessionIds, cause: 'password-changed' }, context);
    const reader = { email, locale: locale ?? 'ar' };
    const forgot = links.forgotPassword(reader.locale);
    await post.notify(reader, 'password-changed', { at: context.now, link: forgot }, context.log);
    return { outcome: 'done' };
  };
}
