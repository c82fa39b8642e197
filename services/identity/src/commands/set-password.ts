import type {
  CredentialsRefused,
  CurrentPasswordRequired,
  FreshSessionRequired,
  PasswordTooCommon,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { CommandContext, Handler } from '@osta/platform/handle';

import { passwordsWrong } from '../auth/allowance.ts';
import type { Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { AuthPort, Visitor } from '../auth/auth-port.ts';
import type { Credentials } from '../auth/credentials.ts';
import { guess } from '../auth/guess.ts';
import { ownSession } from '../auth/place-of.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import { isTooCommon } from '../domain/password/is-too-common.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindSecondStep } from '../queries/find-second-step.ts';
import { tellSockets } from './tell-sockets.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly credentials: Credentials;
  readonly attempts: Attempts;
  readonly revokeSessions: Handler<RevokeSessions, UserId, never>;
  readonly post: Post;
  readonly links: Links;
  readonly findSecondStep: FindSecondStep;
}

/** The request of a signed-in person. */
export interface SetPassword {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly email: string;
  readonly locale: Locale;
  /** The `Cookie` header that proves the session. */
  readonly cookies: string;
  readonly newPassword: string;
  /** Undefined for the first password. */
  readonly currentPassword: string | undefined;
  readonly visitor: Visitor;
}

export type SetPasswordRefusal =
  | CredentialsRefused
  | CurrentPasswordRequired
  | FreshSessionRequired
  | PasswordTooCommon;

export type PasswordSetting =
  /** Lines for `Set-Cookie`: a change begins a new session. */
  | { readonly cookies: readonly string[] }
  | { readonly refused: SetPasswordRefusal }
  | TooManyAttempts;

export type SetPasswordHandler = (
  command: SetPassword,
  context: CommandContext,
) => Promise<PasswordSetting>;

/**
 * Sets the first password, which needs a fresh session (ASVS 5.0 §7.5.1), or changes the password,
 * which ends every other session of the person (§7.4.3).
 *
 * A change also begins a new session. If the second step is on, a change needs a fresh session,
 * too: otherwise the password alone would turn an old session into a fresh one.
 *
 * @throws Overloaded
 */
export function setPassword(dependencies: Dependencies): SetPasswordHandler {
  const { auth, credentials, attempts, revokeSessions, post, links } = dependencies;

  async function isRecent(
    { userId, sessionId }: Pick<SetPassword, 'userId' | 'sessionId'>,
    isFirst: boolean,
  ): Promise<boolean> {
    const needsFresh = isFirst || (await dependencies.findSecondStep(userId)).isOn;
    return !needsFresh || credentials.isFresh(sessionId);
  }

  return async (command, context) => {
    const { userId, email, locale, cookies } = command;
    const { newPassword: next, currentPassword: current } = command;
    if (isTooCommon(next, email)) return { refused: { code: 'PASSWORD_TOO_COMMON' } };

    if (!(await isRecent(command, current === undefined))) {
      return { refused: { code: 'FRESH_SESSION_REQUIRED' } };
    }
    if (current === undefined) {
      const isFirst = await auth.setFirstPassword(cookies, next);
      return isFirst ? { cookies: [] } : { refused: { code: 'CURRENT_PASSWORD_REQUIRED' } };
    }

    const attempt = { account: email, place: ownSession(userId), sent: null };
    const changed = await guess(attempts, passwordsWrong, attempt, () =>
      auth.changePassword(cookies, { current, next }, command.visitor),
    );
    if (changed.outcome === 'exhausted') return changed.problem;
    if (changed.outcome === 'wrong') return { refused: { code: 'CREDENTIALS_REFUSED' } };

    const { ended, cookies: begun } = changed.result;
    await credentials.endWaiting(userId);
    const cause = 'password-changed';
    await tellSockets(revokeSessions, { userId, sessionIds: ended, cause }, context);
    const link = links.forgotPassword(locale);
    await post.notify(
      { email, locale },
      'password-changed',
      { at: context.now, link },
      context.log,
    );
    return { cookies: begun };
  };
}
