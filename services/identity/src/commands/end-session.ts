import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';

import type { AuthPort } from '../auth/auth-port.ts';
import type { Credentials } from '../auth/credentials.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import { tellSockets } from './tell-sockets.ts';

interface Dependencies {
  readonly auth: AuthPort;
  readonly revokeSessions: Handler<RevokeSessions, UserId, never>;
}

/** One session of one person. */
export interface OwnSession {
  readonly userId: UserId;
  readonly sessionId: string;
}

/** Ends one session; idempotent. @returns whether the person had this session */
export type EndSession = (session: OwnSession, context: CommandContext) => Promise<boolean>;

/** Deletes the session first, then tells its sockets. */
export function endSession({ auth, revokeSessions }: Dependencies): EndSession {
  return async ({ userId, sessionId }, context) => {
    if (!(await auth.endSession(userId, sessionId))) return false;
    const command: RevokeSessions = { userId, sessionIds: [sessionId], cause: 'signed-out' };
    await tellSockets(revokeSessions, command, context);
    return true;
  };
}

/** Ends all sessions of a person, or all but one. */
export type EndSessions = (
  of: { readonly userId: UserId; readonly keep: string | null },
  context: CommandContext,
) => Promise<void>;

export function endSessions({
  credentials,
  revokeSessions,
}: Pick<Dependencies, 'revokeSessions'> & { readonly credentials: Credentials }): EndSessions {
  return async ({ userId, keep }, context) => {
    const sessionIds = await credentials.endSessions(userId, keep);
    const cause = 'signed-out-everywhere';
    await tellSockets(revokeSessions, { userId, sessionIds, cause }, context);
  };
}
