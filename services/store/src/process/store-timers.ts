import { StoreId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { storeTable } from '../commands/store-aggregate.ts';
import type { StoreSystemCommands } from '../commands/system-commands.ts';
import { storeDeadlines, type StoreDeadline } from '../domain/store/deadlines.ts';

/** Returns the timers of stores; `storeDeadlines` says when they fire. */
export function storeTimers(
  { advanceSubscription, remindOfEnd, expireInvitation }: StoreSystemCommands,
  background: Pool,
  schema: string,
): ServiceTimers {
  const commands: Readonly<Record<StoreDeadline['name'], TimerCommand>> = {
    'advance-subscription': ({ streamId }, context) =>
      advanceSubscription.issue({ storeId: StoreId.parse(streamId) }, context),
    'remind-of-end': ({ streamId }, context) =>
      remindOfEnd.issue({ storeId: StoreId.parse(streamId) }, context),
    'expire-invitation': ({ streamId, about: invitationId }, context) =>
      expireInvitation.issue({ storeId: StoreId.parse(streamId), invitationId }, context),
  };
  const tables = { ...storeTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: storeDeadlines }),
  };
}
