import { SlotWaitId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { waitTable } from '../commands/wait-aggregate.ts';
import type { WaitSystemCommands } from '../commands/wait-commands.ts';
import { waitDeadlines, type WaitDeadline } from '../domain/wait/deadlines.ts';

/**
 * Returns the timers of waits: one ends each with its last day.
 *
 * @param schema of the service
 */
export function waitTimers(
  { endWait }: Pick<WaitSystemCommands, 'endWait'>,
  background: Pool,
  schema: string,
): ServiceTimers {
  const commands: Readonly<Record<WaitDeadline['name'], TimerCommand>> = {
    'end-wait': ({ streamId }, context) =>
      endWait.issue({ waitId: SlotWaitId.parse(streamId), reason: 'days-passed' }, context),
  };
  const tables = { ...waitTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: waitDeadlines }),
  };
}
