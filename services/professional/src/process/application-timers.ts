import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { ApplicationSystemCommands } from '../commands/application-system-commands.ts';
import type { ApplicationDeadline } from '../domain/application/deadlines.ts';

/** Returns the timers of applications; `deadlinesOf` says when they fire. */
export function applicationTimers({
  warnOfExpiry,
  lapseApplication,
}: ApplicationSystemCommands): TimerCommands<ApplicationDeadline['name']> {
  return {
    'warn-of-expiry': ({ streamId, about }, context) =>
      warnOfExpiry.issue({ applicationId: streamId, documentId: about }, context),
    lapse: ({ streamId, about }, context) =>
      lapseApplication.issue({ applicationId: streamId, documentId: about }, context),
  };
}
