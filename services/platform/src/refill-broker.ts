import { setTimeout as sleep } from 'node:timers/promises';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { Topic } from '@osta/contracts/topic';
import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createRelay, publishAgain } from '@osta/event-store/relay';
import type { Pool } from 'pg';

export interface RefillOptions {
  readonly pool: Pool;
  /** Schemas of the services whose topics to fill. */
  readonly schemas: readonly string[];
  readonly kafka: KafkaOptions;
  /** Called now and then with the number of events of a service that are still to be published. */
  readonly onProgress: (schema: string, remaining: number) => void;
}

/** Milliseconds between two checks of the remaining events. */
const interval = 250;

/**
 * Publishes all recorded events of services to the broker again, in order: after a broker was lost, or for a
 * new one. Services may run meanwhile; their new events follow the old ones. Readers ignore events that they
 * have applied.
 *
 * @returns when every recorded event is published
 */
export async function refillBroker(options: RefillOptions): Promise<void> {
  const { pool, schemas, kafka, onProgress } = options;
  const publisher = kafkaPublisher(kafka);
  try {
    for (const schema of schemas) await refill(schema);
  } finally {
    await publisher.close();
  }

  async function refill(schema: string): Promise<void> {
    await publishAgain(pool, schema);
    const topics = Topic.options.filter((topic) => schemaOfTopic[topic] === schema);
    // Leads when the service does not run; otherwise it stands by, and the service's own leader does the work
    const relay = createRelay({
      pool,
      schema,
      topics,
      publisher,
      doorbell: memoryDoorbell(),
      onProblem: kafka.onProblem,
    });
    relay.start();
    try {
      for (;;) {
        const { backlog } = await relay.status();
        onProgress(schema, backlog.events);
        if (backlog.events === 0) return;
        await sleep(interval);
      }
    } finally {
      await relay.stop();
    }
  }
}
