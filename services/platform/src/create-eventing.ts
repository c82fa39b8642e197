import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { Topic } from '@osta/contracts/topic';
import type { EventLog, Lag } from '@osta/event-log/event-log';
import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { eventTableHistory } from '@osta/event-log/kafka/event-history';
import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { kafkaPublisher, type KafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { postgresDoorbell } from '@osta/event-store/postgres-doorbell';
import { createRelay, unpublished } from '@osta/event-store/relay';
import { createSubscription } from '@osta/subscription/create-subscription';
import { postgresHealer } from '@osta/subscription/stream-healer';
import type { Pool } from 'pg';

import type { PlatformConfig } from './config/platform-config.ts';
import { createPool } from './database/create-pool.ts';
import { serviceRole, sharedSchema } from './database/service-role.ts';
import type { Eventing } from './eventing.ts';
import { reportSubscription } from './telemetry/report-subscription.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface EventingOptions {
  readonly config: Pick<
    PlatformConfig,
    'databaseUrl' | 'kafkaBrokers' | 'kafkaNamespace' | 'kafkaSecurity'
  >;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  /** Whether every service runs in this process, once: then a doorbell in memory reaches all of them. */
  readonly isAlone: boolean;
  /** The only service of this process, as whose role it reads the log; `null`: it runs several. */
  readonly service: string | null;
}

/** Creates the event transport by configuration: over Kafka, or over the event tables. */
export function createEventing({ config, telemetry, isAlone, service }: EventingOptions): Eventing {
  const { log } = telemetry;
  const pool = createPool({
    url: config.databaseUrl,
    schema: sharedSchema,
    role: serviceRole(service ?? sharedSchema),
    use: 'background',
    application: 'event log',
    size: 4,
    log,
  });
  const onProblem = (err: unknown): void => log.warn({ err }, 'event transport failed, retrying');
  const reaching = isAlone ? null : postgresDoorbell({ pool, onProblem });
  const doorbell = reaching ?? memoryDoorbell();
  const { eventLog, publisher } = config.kafkaBrokers
    ? overKafka(
        {
          brokers: config.kafkaBrokers,
          namespace: config.kafkaNamespace,
          security: config.kafkaSecurity,
          clientId: 'osta',
          onProblem,
        },
        pool,
      )
    : {
        eventLog: postgresEventLog({ pool, sources: schemaOfTopic, doorbell, onProblem }),
        publisher: null,
      };

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
    relay(background, schema) {
      const topics = Topic.options.filter((topic) => schemaOfTopic[topic] === schema);
      if (!publisher || topics.length === 0) return null;
      return createRelay({ pool: background, schema, topics, publisher, doorbell, onProblem });
    },
    async close() {
      await eventLog.close();
      await publisher?.close();
      await reaching?.close();
      await pool.end();
    },
  };
}

function overKafka(
  options: KafkaOptions,
  pool: Pool,
): { readonly eventLog: EventLog; readonly publisher: KafkaPublisher } {
  return {
    publisher: kafkaPublisher(options),
    eventLog: kafkaEventLog({
      ...options,
      history: eventTableHistory(pool, schemaOfTopic),
      async unpublished(topics): Promise<Lag> {
        const waiting = await Promise.all(
          topics.map((topic) => unpublished(pool, { schema: schemaOfTopic[topic], topic })),
        );
        return {
          events: waiting.reduce((sum, { events }) => sum + events, 0),
          seconds: Math.max(0, ...waiting.map(({ seconds }) => seconds)),
        };
      },
    }),
  };
}
