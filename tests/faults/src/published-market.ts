import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { EventLog } from '@osta/event-log/event-log';
import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { eventTableHistory } from '@osta/event-log/kafka/event-history';
import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import type { Doorbell } from '@osta/event-store/doorbell';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createRelay, unpublished } from '@osta/event-store/relay';
import type { Pool } from 'pg';

import type { ScenarioContext } from './scenario.ts';

/**
 * A service that records and publishes events, and logs that read from tables and broker as the product
 * does.
 */
export interface PublishedMarket {
  readonly doorbell: Doorbell;
  /** @param plant `broker-alone`: the log reads from the broker only, without the event tables */
  readonly openLog: (plant: string | null) => EventLog;
  /** Returns whether everything recorded is published. */
  readonly published: () => Promise<boolean>;
}

/** Starts the relay of the topic `request`. It stops with the scenario. */
export function publishedMarket(
  { onEnd }: ScenarioContext,
  pool: Pool,
  options: KafkaOptions,
): PublishedMarket {
  const doorbell = memoryDoorbell();
  const publisher = kafkaPublisher(options);
  onEnd(() => publisher.close());
  const relay = createRelay({ pool, schema: 'request', topics: ['request'], publisher, doorbell });
  relay.start();
  onEnd(() => relay.stop());
  const waiting = (): ReturnType<typeof unpublished> => unpublished(pool, { schema: 'request' });
  return {
    doorbell,
    openLog(plant) {
      const log = kafkaEventLog({
        ...options,
        unpublished: waiting,
        history: plant === 'broker-alone' ? null : eventTableHistory(pool, schemaOfTopic),
      });
      onEnd(() => log.close());
      return log;
    },
    published: async () => (await waiting()).events === 0,
  };
}
