import { UserId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { ServiceTimers } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import type { profileSystemCommands } from '../commands/profile-commands.ts';
import { profileTable } from '../commands/profile-streams.ts';
import { profileDeadlines } from '../domain/profile/deadlines.ts';

/**
 * Returns the timers of profiles; `profileDeadlines` says when they fire.
 *
 * @param schema of the service
 */
export function profileTimers(
  { endPresence }: ReturnType<typeof profileSystemCommands>,
  background: Pool,
  schema: string,
): ServiceTimers {
  const tables = { ...profileTable, pool: background, schema };
  return {
    commands: {
      'end-presence': ({ streamId }, context) =>
        endPresence.issue({ professionalId: UserId.parse(streamId) }, context),
    },
    rebuild: () => rebuildTimers({ ...tables, deadlines: profileDeadlines }),
  };
}
