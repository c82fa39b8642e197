import { UserId } from '@osta/contracts/ids';
import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { ProfileSystemCommands } from '../commands/profile-system-commands.ts';
import type { ProfileDeadline } from '../domain/profile/deadlines.ts';

/**
 * Returns the timers of profiles; `profileDeadlines` says when they fire.
 */
export function profileTimers({
  endPause,
  endPresence,
}: ProfileSystemCommands): TimerCommands<ProfileDeadline['name']> {
  return {
    'end-pause': ({ streamId }, context) =>
      endPause.issue({ professionalId: UserId.parse(streamId) }, context),
    'end-presence': ({ streamId }, context) =>
      endPresence.issue({ professionalId: UserId.parse(streamId) }, context),
  };
}
