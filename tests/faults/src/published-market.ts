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

/** A service that records and publishes, and logs to read it from as the product does: tables and broker. */
export interface PublishedMarket {
  readonly doorbell: Doorbell;
  /** @param plant `broker-alone`: reads what the broker holds and nothing else */
  readonly openLog: (plant: string | null) => EventLog;
  /** Settles when everything that was recorded is published. */
  readonly published: () => Promise<boolean>;
}

/** Starts the relay of the topic `request`; it goes with the scenario. */
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
