import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';

import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';

/**
 * Records that sessions have ended, so that whoever holds a connection for one of them lets go.
 *
 * Always after they have: in the other order a socket could come back through a session that is about
 * to die. What cannot be recorded is logged: the sessions are dead all the same.
 */
export async function tellSockets(
  revokeSessions: Handler<RevokeSessions, UserId, never>,
  command: RevokeSessions,
  context: CommandContext,
): Promise<void> {
  if (command.sessionIds.length === 0) return;
  const outcome = await revokeSessions(command, context);
  const { userId } = command;
  if (!outcome.ok) context.log.error({ refused: outcome.refused, userId }, 'sockets not told');
}
