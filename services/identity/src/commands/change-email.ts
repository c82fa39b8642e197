import type {
  CodeRefused,
  EmailUnchanged,
  FreshSessionRequired,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { CommandContext, Handler } from '@osta/platform/handle';
import type { Logger } from 'pino';

import { codesWrong } from '../auth/allowance.ts';
import type { Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { Credentials } from '../auth/credentials.ts';
import { guess } from '../auth/guess.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { ownSession, someSession } from '../auth/place-of.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
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

/** The person whose address changes. */
interface Person {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly email: string;
  readonly locale: Locale;
}

export type EmailChangeRequest =
  | CodeSending
  | { readonly refused: FreshSessionRequired | EmailUnchanged };

export type RequestEmailChange = (
  person: Person,
  newEmail: string,
  log: Logger,
) => Promise<EmailChangeRequest>;

/**
 * Sends a code to both addresses. Only the reader of the new address learns whether it has an
 * account already.
 */
export function requestEmailChange(dependencies: Dependencies): RequestEmailChange {
  const { credentials, codes, attempts, post, links } = dependencies;
  return async ({ userId, sessionId, email, locale }, newEmail, log) => {
    if (newEmail === email) return { refused: { code: 'EMAIL_UNCHANGED' } };
    if (!(await credentials.isFresh(sessionId))) {
      return { refused: { code: 'FRESH_SESSION_REQUIRED' } };
    }
    const attempt = { account: newEmail, place: someSession(userId), sent: null };
    return withinSendings({ attempts, attempt, log }, async () => {
      const subject = subjectOf(userId, newEmail);
      const currentCode = await codes.make('email-from', subject);
      const newCode = await codes.make('email-to', subject);
      const holder = await credentials.findHolder(newEmail);
      await post.send({ email, locale }, 'email-change-from', { code: currentCode, newEmail });
      const to = { email: newEmail, locale };
      if (holder) await post.send(to, 'email-taken', { link: links.login(locale) });
      else await post.send(to, 'email-change-to', { code: newCode });
    });
  };
}

export interface ConfirmEmailChange {
  readonly newEmail: string;
  readonly currentCode: string;
  readonly newCode: string;
}

export type EmailChange =
  | { readonly outcome: 'done' }
  | { readonly refused: CodeRefused }
  | TooManyAttempts;

/**
 * Changes the address if both codes are right. It ends every other session: it may have begun
 * through the old address.
 */
export function confirmEmailChange(
  dependencies: Dependencies,
): (person: Person, command: ConfirmEmailChange, context: CommandContext) => Promise<EmailChange> {
  const { credentials, codes, attempts, post, revokeSessions } = dependencies;

  return async (person, { newEmail, currentCode, newCode }, context) => {
    const { userId, sessionId, email, locale } = person;
    const subject = subjectOf(userId, newEmail);
    const attempt = { account: email, place: ownSession(userId), sent: null };
    const proof = await guess(attempts, codesWrong, attempt, async () => {
      const isRight = await codes.redeem(
        { purpose: 'email-from', subject, code: currentCode },
        { purpose: 'email-to', subject, code: newCode },
      );
      // The address may be taken by now; the answer does not tell that either
      return isRight && (await credentials.changeEmail(userId, newEmail)) ? true : null;
    });
    if (proof.outcome === 'exhausted') return proof.problem;
    if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };

    const sessionIds = await credentials.endSessions(userId, sessionId);
    const cause = 'signed-out-everywhere';
    await tellSockets(revokeSessions, { userId, sessionIds, cause }, context);
    const facts = { newEmail, at: context.now };
    await post.notify({ email, locale }, 'email-changed', facts, context.log);
    return { outcome: 'done' };
  };
}

function subjectOf(userId: UserId, newEmail: string): string {
  return `${userId} ${newEmail}`;
}
