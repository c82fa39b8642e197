import type { Topic } from '@osta/contracts/topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { postgresDoorbell } from '@osta/event-store/postgres-doorbell';
import { createSubscription } from '@osta/subscription/create-subscription';
import { postgresHealer } from '@osta/subscription/stream-healer';

import type { PlatformConfig } from './config/platform-config.ts';
import { createPool } from './database/create-pool.ts';
import type { Eventing } from './eventing.ts';
import { reportSubscription } from './telemetry/report-subscription.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Which service records which kind of stream: its schema. */
export const schemaOfTopic: Readonly<Record<Topic, string>> = {
  account: 'identity',
  professional: 'professional',
  request: 'request',
  notification: 'notification',
};

export interface EventingOptions {
  readonly config: PlatformConfig;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  /** Every service runs in this process: a bell in memory reaches all of them. */
  readonly isAlone: boolean;
}

/** How events travel, by configuration: over the event tables themselves, or over Kafka. */
export function createEventing({ config, telemetry, isAlone }: EventingOptions): Eventing {
  const { log } = telemetry;
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
    subscribe: (definition, background, schema) =>
      createSubscription({
        definition,
        log: eventLog,
        pool: background,
        schema,
        heal: postgresHealer(pool, schemaOfTopic),
        onReport: reportSubscription(definition.name, telemetry),
      }),
    publish: () => ({ stop: async () => {} }),
    async close() {
      await eventLog.close();
      await reaching?.close();
      await pool.end();
    },
  };
}
