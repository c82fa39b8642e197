import { randomUUID } from 'node:crypto';

import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Kafka, logLevel } from 'kafkajs';

import { newUser, quoteContent } from '../made-event.ts';
import { cpuOf, type Measured } from '../rounds.ts';
import type { ScenarioContext } from '../scenario.ts';
import { quantile } from '../statistics.ts';

/**
 * Sends through the broker and back with kafkajs alone; every message is acknowledged by all replicas.
 *
 * @returns a function that runs one round: `p50` and `p99` in milliseconds from the call of `send`
 */
export async function kafkaFloor(
  brokers: readonly string[],
  onEnd: ScenarioContext['onEnd'],
): Promise<(rate: number, seconds: number) => Promise<Measured>> {
  const topic = `bench-floor-${randomUUID()}`;
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 3 }], waitForLeaders: false });
  // A broker refuses a topic that it has not heard of yet
  const isLed = await until(async () => {
    const found = await admin.fetchTopicMetadata({ topics: [topic] }).catch(() => null);
    const partitions = found?.topics.flatMap((each) => each.partitions) ?? [];
    return partitions.length === 3 && partitions.every(({ leader }) => leader >= 0);
  }, 20_000);
  await admin.disconnect();
  if (!isLed) throw new Error('The topic has no leaders');
  const producer = kafka.producer();
  await producer.connect();
  onEnd(() => producer.disconnect());
  const consumer = kafka.consumer({ groupId: topic, maxWaitTimeInMs: 50 });
  await consumer.connect();
  onEnd(() => consumer.disconnect());
  let times: number[] = [];
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    autoCommitInterval: 5000,
    async eachMessage({ message }) {
      times.push(performance.now() - Number(message.key?.toString()));
    },
  });

  const professional = newUser();
  return async (rate, seconds) => {
    const total = Math.ceil(rate * seconds);
    times = [];
    const cpu = await cpuOf(async () => {
      const began = performance.now();
      const sent: Promise<unknown>[] = [];
      for (let nth = 0; nth < total; nth += 1) {
        const early = began + (nth * 1000) / rate - performance.now();
        if (early > 0) await letTimePass(early, 'the pace of the load');
        const value = JSON.stringify(quoteContent(professional, professional));
        const messages = [{ key: String(performance.now()), value }];
        sent.push(producer.send({ topic, acks: -1, messages }));
      }
      await Promise.all(sent);
      if (!(await until(() => times.length >= total, 20_000))) {
        throw new Error('Messages did not come back');
      }
    });
    return { figures: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }, cpu: cpu / total };
  };
}
