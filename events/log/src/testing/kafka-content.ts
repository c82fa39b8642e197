import { CompressionTypes, Kafka, logLevel, type Message } from 'kafkajs';

import { connectAdmin } from '../kafka/connect-kafka.ts';
import { ensureTopics } from '../kafka/topics.ts';

/** One record as a broker keeps it, uncompressed: everything of it that is text. */
export interface KafkaRecord {
  /** `osta.request:7@41` */
  readonly place: string;
  readonly key: string;
  readonly value: string;
  /** Names and values, a line each. */
  readonly headers: string;
}

/** Somebody who knows nothing of ours: what it finds on a broker is what is there. */
export interface KafkaVisitor {
  /**
   * Every record of every topic, from the first to the last that was there at the call. Topics that are
   * the broker's own (`__…`) are left out: they hold positions of groups.
   */
  everyRecord(): Promise<readonly KafkaRecord[]>;
  /** Puts a record there as it is; the topic is made for it. */
  leave(topic: string, message: Message, isCompressed?: boolean): Promise<void>;
}

/** @param brokers as `host:port` */
export function kafkaVisitor(brokers: readonly string[]): KafkaVisitor {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });

  /** The offset after the last record of each partition that has one, by `topic:partition`. */
  async function ends(): Promise<Map<string, bigint>> {
    const admin = kafka.admin();
    await admin.connect();
    const topics = (await admin.listTopics()).filter((topic) => !topic.startsWith('__'));
    const found = await Promise.all(
      topics.map(async (topic) =>
        (await admin.fetchTopicOffsets(topic))
          .filter(({ low, high }) => low !== high)
          .map(({ partition, high }) => [`${topic}:${partition}`, BigInt(high)] as const),
      ),
    );
    await admin.disconnect();
    return new Map(found.flat());
  }

  return {
    async everyRecord() {
      const missing = await ends();
      const topics = new Set([...missing.keys()].map((name) => name.split(':')[0] ?? ''));
      const records: KafkaRecord[] = [];
      if (missing.size === 0) return records;
      const consumer = kafka.consumer({ groupId: `visitor-${Date.now()}` });
      await consumer.connect();
      await consumer.subscribe({ topics: [...topics], fromBeginning: true });
      await new Promise<void>((resolve, reject) => {
        consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
        void consumer.run({
          autoCommit: false,
          async eachMessage({ topic, partition, message }) {
            const name = `${topic}:${partition}`;
            const { key, value, headers = {}, offset } = message;
            records.push({
              place: `${name}@${offset}`,
              key: String(key ?? ''),
              value: String(value ?? ''),
              headers: Object.entries(headers)
                .map(([header, content]) => `${header}: ${String(content ?? '')}`)
                .join('\n'),
            });
            if (BigInt(offset) + 1n === missing.get(name)) missing.delete(name);
            if (missing.size === 0) resolve();
          },
        });
      });
      await consumer.disconnect();
      return records;
    },

    async leave(topic, message, isCompressed = false) {
      const admin = await connectAdmin(kafka);
      await ensureTopics(admin, [topic]).finally(() => admin.disconnect());
      const producer = kafka.producer();
      await producer.connect();
      await producer.send({
        topic,
        messages: [message],
        ...(isCompressed && { compression: CompressionTypes.GZIP }),
      });
      await producer.disconnect();
    },
  };
}
