import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { Kafka, logLevel } from 'kafkajs';

/** The content of a topic. */
export interface TopicContent {
  readonly distinct: number;
  readonly doubles: number;
}

/** Reads a whole topic with kafkajs alone, independently of our own reader. */
export async function topicContent(
  { brokers, namespace }: KafkaOptions,
  name: string,
): Promise<TopicContent> {
  const topic = `${namespace}.${name}`;
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const offsets = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  const missing = new Map(
    offsets
      .filter(({ low, high }) => low !== high)
      .map(({ partition, high }) => [partition, BigInt(high)]),
  );

  const seen = new Set<string>();
  let messages = 0;
  const consumer = kafka.consumer({ groupId: `content-${Date.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    if (missing.size === 0) resolve();
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    void consumer.run({
      autoCommit: false,
      async eachMessage({ partition, message }) {
        messages += 1;
        seen.add(String(message.value));
        if (BigInt(message.offset) + 1n === missing.get(partition)) missing.delete(partition);
        if (missing.size === 0) resolve();
      },
    });
  });
  await consumer.disconnect();
  return { distinct: seen.size, doubles: messages - seen.size };
}
