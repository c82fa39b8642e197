import { SlotWaitId } from '@osta/contracts/ids';
import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { WaitSystemCommands } from '../commands/wait-commands.ts';
import type { WaitDeadline } from '../domain/wait/deadlines.ts';

/**
 * Returns the timers of waits: one ends each with its last day.
 */
export function waitTimers({
  endWait,
}: Pick<WaitSystemCommands, 'endWait'>): TimerCommands<WaitDeadline['name']> {
  return {
    'end-wait': ({ streamId }, context) =>
      endWait.issue({ waitId: SlotWaitId.parse(streamId), reason: 'days-passed' }, context),
  };
}
