import { UserId } from '@osta/contracts/ids';
import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { profileSystemCommands } from '../commands/profile-commands.ts';

/**
 * Returns the timers of profiles; `profileDeadlines` says when they fire.
 */
export function profileTimers({
  endPresence,
}: ReturnType<typeof profileSystemCommands>): TimerCommands {
  return {
    'end-presence': ({ streamId }, context) =>
      endPresence.issue({ professionalId: UserId.parse(streamId) }, context),
  };
}
