import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { Pool } from 'pg';

import type { ServiceModule } from '../service-module.ts';

/** Sets the timers of all streams of a service whose deadlines have been declared anew since. */
export async function rebuildTimersOf(
  { migrations: { schema }, snapshots }: Pick<ServiceModule, 'migrations' | 'snapshots'>,
  pool: Pool,
): Promise<void> {
  for (const { table, topic, deadlines } of snapshots) {
    if (deadlines) await rebuildTimers({ pool, schema, table, topic, deadlines });
  }
}
