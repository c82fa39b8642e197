import type { Topic } from '@osta/contracts/topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { postgresDoorbell } from '@osta/event-store/postgres-doorbell';
import type { Logger } from 'pino';

import type { PlatformConfig } from './config/platform-config.ts';
import { createPool } from './database/create-pool.ts';
import type { Eventing } from './eventing.ts';

/** Which service records which kind of stream: its schema. */
export const schemaOfTopic: Readonly<Record<Topic, string>> = {
  account: 'identity',
  professional: 'professional',
  request: 'request',
  notification: 'notification',
};

export interface EventingOptions {
  readonly config: PlatformConfig;
  readonly log: Logger;
  /** Every service runs in this process: a bell in memory reaches all of them. */
  readonly isAlone: boolean;
}

/** How events travel, by configuration: over the event tables themselves, or over Kafka. */
export function createEventing({ config, log, isAlone }: EventingOptions): Eventing {
  const pool = createPool({
    url: config.databaseUrl,
    schema: 'platform',
    use: 'background',
    application: 'event log',
    size: 4,
    log,
  });
  const onProblem = (err: unknown): void => log.warn({ err }, 'the event log had to begin again');
  const reaching = isAlone ? null : postgresDoorbell({ pool, onProblem });
  const doorbell = reaching ?? memoryDoorbell();
  const eventLog = postgresEventLog({ pool, sources: schemaOfTopic, doorbell, onProblem });

  return {
    doorbell,
    subscribe() {
      throw new Error('subscriptions are being built');
    },
    publish: () => ({ stop: async () => {} }),
    async close() {
      await eventLog.close();
      await reaching?.close();
      await pool.end();
    },
  };
}
