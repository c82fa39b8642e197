import type { UserId } from '@osta/contracts/ids';
import type { CommandContext, Handler } from '@osta/platform/handle';

import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';

/**
 * Records that sessions have ended, so that services close the connections of these sessions.
 *
 * Call it after the sessions have ended: before, a socket could reconnect with a session that is
 * about to end. A failure is only logged: the sessions have ended all the same.
 */
export async function tellSockets(
  revokeSessions: Handler<RevokeSessions, UserId, never>,
  command: RevokeSessions,
  context: CommandContext,
): Promise<void> {
  if (command.sessionIds.length === 0) return;
  const outcome = await revokeSessions(command, context);
  const { userId } = command;
  if (!outcome.ok)
    context.log.error(
      { refused: outcome.refused, userId },
      'telling open sockets of an ended session failed',
    );
}
