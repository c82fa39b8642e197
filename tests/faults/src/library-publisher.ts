import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import type { KafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { Kafka, Partitioners, logLevel } from 'kafkajs';

/**
 * A planted mistake: one `send` for all partitions, as the documentation of kafkajs shows it. It loses
 * acknowledged messages when a leader dies (kafkajs issues 1303 and 1798).
 *
 * The retry waits longer than the nine seconds in which the cluster detects the death. Before that, the
 * other brokers wait for the dead one too, and kafkajs sends everything anew.
 */
export function libraryPublisher({ brokers, namespace }: KafkaOptions): KafkaPublisher {
  const kafka = new Kafka({
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    retry: { retries: 30, initialRetryTime: 100 },
  });
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: { retries: 30, initialRetryTime: 15_000, maxRetryTime: 20_000 },
  });
  const connected = producer.connect();
  return {
    async publish(events) {
      await connected;
      await producer.send({
        topic: `${namespace}.request`,
        acks: -1,
        messages: events.map((event) => ({ key: event.subject, value: JSON.stringify(event) })),
      });
    },
    close: () => producer.disconnect(),
  };
}
