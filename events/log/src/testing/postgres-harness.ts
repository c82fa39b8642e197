import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { requestDatabase } from '@osta/event-store/testing/request-database';

import type { EventLog } from '../event-log.ts';
import { postgresEventLog } from '../postgres/postgres-event-log.ts';
import type { EventLogHarness } from './event-log-harness.ts';

/** Sets up the event tables as the log. */
export async function postgresHarness(): Promise<EventLogHarness> {
  const { pool, cutConnections, drop } = await requestDatabase();
  const doorbell = memoryDoorbell();
  const open = new Set<EventLog>();
  return {
    pool,
    doorbell,
    partitions: ['request'],
    cutConnections,
    async open() {
      const log = postgresEventLog({ pool, sources: schemaOfTopic, doorbell, safetyPollMs: 200 });
      open.add(log);
      return log;
    },
    async close() {
      await Promise.all([...open].map((log) => log.close()));
      await drop();
    },
  };
}
