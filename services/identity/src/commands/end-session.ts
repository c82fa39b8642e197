import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';

import type { AuthPort } from '../auth/auth-port.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly revokeSessions: Handler<RevokeSessions, number, never>;
}

/** One session of one person. */
export interface OwnSession {
  readonly userId: UserId;
  readonly sessionId: string;
}

/** Ends the session of a request. Twice is as good as once. */
export type EndSession = (session: OwnSession, context: CommandContext) => Promise<void>;

/**
 * First the session dies, then its sockets are told. In the other order a socket could come back
 * through the session that is about to die.
 */
export function endSession({ auth, revokeSessions }: Dependencies): EndSession {
  return async ({ userId, sessionId }, context) => {
    if (!(await auth.endSession(userId, sessionId))) return;
    const command: RevokeSessions = { userId, sessionIds: [sessionId], cause: 'signed-out' };
    const outcome = await revokeSessions(command, context);
    if (!outcome.ok) context.log.error({ refused: outcome.refused, userId }, 'sockets not told');
  };
}
