import type {
  CredentialsRefused,
  CurrentPasswordRequired,
  PasswordTooCommon,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';

import { passwordsWrong, type Attempts } from '../auth/attempts.ts';
import type { AuthPort, Visitor } from '../auth/auth-port.ts';
import { guess } from '../auth/guess.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import { isTooCommon } from '../domain/password/is-too-common.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly attempts: Attempts;
  readonly revokeSessions: Handler<RevokeSessions, number, never>;
}

/** The wish of a signed-in person. */
export interface SetPassword {
  readonly userId: UserId;
  readonly email: string;
  /** The `Cookie` header that proves the session. */
  readonly cookies: string;
  readonly newPassword: string;
  /** Absent for the first password. */
  readonly currentPassword: string | undefined;
  readonly visitor: Visitor;
}

export type SetPasswordRefusal = CredentialsRefused | CurrentPasswordRequired | PasswordTooCommon;

export type PasswordSetting =
  /** Lines for `Set-Cookie`: after a change the session is a new one. */
  | { readonly cookies: readonly string[] }
  | { readonly refused: SetPasswordRefusal }
  | { readonly problem: 'RATE_LIMITED' };

export type SetPasswordHandler = (
  command: SetPassword,
  context: CommandContext,
) => Promise<PasswordSetting>;

/**
 * Sets the first password, or changes it: then every other session of the person ends with the old
 * one (ASVS 5.0 §7.4.3).
 *
 * @throws Overloaded
 */
export function setPassword(dependencies: Dependencies): SetPasswordHandler {
  const { auth, attempts, revokeSessions } = dependencies;

  return async (command, context) => {
    const { userId, email, cookies, newPassword: next, currentPassword: current } = command;
    if (isTooCommon(next, email)) return { refused: { code: 'PASSWORD_TOO_COMMON' } };

    if (current === undefined) {
      const isFirst = await auth.setFirstPassword(cookies, next);
      return isFirst ? { cookies: [] } : { refused: { code: 'CURRENT_PASSWORD_REQUIRED' } };
    }

    const changed = await guess(attempts, passwordsWrong, email, () =>
      auth.changePassword(cookies, { current, next }, command.visitor),
    );
    if (changed.outcome === 'exhausted') return { problem: 'RATE_LIMITED' };
    if (changed.outcome === 'wrong') return { refused: { code: 'CREDENTIALS_REFUSED' } };

    const { ended, cookies: begun } = changed.result;
    const revoke: RevokeSessions = { userId, sessionIds: ended, cause: 'password-changed' };
    const outcome = await revokeSessions(revoke, context);
    if (!outcome.ok) context.log.error({ refused: outcome.refused, userId }, 'sockets not told');
    return { cookies: begun };
  };
}
