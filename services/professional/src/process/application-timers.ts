import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { applicationTable } from '../commands/application-streams.ts';
import type { ApplicationSystemCommands } from '../commands/application-system-commands.ts';
import { applicationDeadlines, type ApplicationDeadline } from '../domain/application/deadlines.ts';

/** Returns the timers of applications; `deadlinesOf` says when they fire. */
export function applicationTimers(
  { warnOfExpiry, lapseApplication }: ApplicationSystemCommands,
  background: Pool,
  schema: string,
): ServiceTimers {
  const commands: Readonly<Record<ApplicationDeadline['name'], TimerCommand>> = {
    'warn-of-expiry': ({ streamId, about }, context) =>
      warnOfExpiry.issue({ applicationId: streamId, documentId: about }, context),
    lapse: ({ streamId, about }, context) =>
      lapseApplication.issue({ applicationId: streamId, documentId: about }, context),
  };
  const tables = { ...applicationTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: applicationDeadlines }),
  };
}
