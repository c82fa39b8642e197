import { CompressionTypes, Kafka, logLevel, type Message } from 'kafkajs';

import { connectAdmin } from '../kafka/connect-kafka.ts';
import { ensureTopics } from '../kafka/topics.ts';

/** The text of one record as a broker keeps it, uncompressed. */
export interface KafkaRecord {
  /** `osta.request:7@41` */
  readonly place: string;
  readonly key: string;
  readonly value: string;
  /** Names and values, one per line. */
  readonly headers: string;
}

/** A client without the product's code: it reads what is really on the broker. */
export interface KafkaVisitor {
  /**
   * Reads every record of every topic up to the last one at the time of the call. Leaves out the broker's own
   * topics (`__…`), which hold the positions of groups.
   */
  everyRecord(): Promise<readonly KafkaRecord[]>;
  /** Writes a record as it is; creates the topic. */
  leave(topic: string, message: Message, isCompressed?: boolean): Promise<void>;
}

/** @param brokers as `host:port` */
export function kafkaVisitor(brokers: readonly string[]): KafkaVisitor {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });

  /** Finds the offset after the last record of each non-empty partition, by `topic:partition`. */
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
