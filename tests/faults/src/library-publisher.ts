import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import type { KafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { Kafka, Partitioners, logLevel } from 'kafkajs';

/**
 * A mistake to be caught: all partitions in one `send`, as the documentation of kafkajs shows it. It loses
 * acknowledged messages when a leader dies (its issues 1303 and 1798).
 *
 * It tries again when the cluster has noticed the death, after nine seconds: until then the other brokers wait
 * for the dead one too, and the library sends everything anew.
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
