import type { Topic } from '@osta/contracts/topic';
import type { Admin } from 'kafkajs';

import { whenItServes } from './when-it-serves.ts';

/** Fixed for ever: another number would send the next events of a stream to another partition. */
export const partitionCount = 12;

/** What the broker's names begin with unless told. */
export const defaultNamespace = 'osta';

/** The broker's name of a topic: `osta.request`. */
export function topicName(namespace: string, topic: Topic): string {
  return `${namespace}.${topic}`;
}

/** One partition as positions are kept by: `osta.request:7`. */
export function partitionName(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}

/** Every partition of one topic of the broker, by name. */
export function partitionNames(topic: string): readonly string[] {
  return Array.from({ length: partitionCount }, (_, partition) => partitionName(topic, partition));
}

/**
 * Creates the topics of the broker that are missing: three copies where three brokers are up, and a write
 * counts when two have it. Safe to call from several processes at once.
 *
 * @returns when every partition serves
 */
export async function ensureTopics(admin: Admin, names: readonly string[]): Promise<void> {
  await whenItServes(async () => {
    const existing = await admin.listTopics();
    const missing = names.filter((name) => !existing.includes(name));
    if (missing.length > 0) await createTopics(admin, missing);
    await Promise.all(names.map((name) => admin.fetchTopicOffsets(name)));
  });
}

async function createTopics(admin: Admin, names: readonly string[]): Promise<void> {
  const { brokers } = await admin.describeCluster();
  const replicationFactor = Math.min(3, brokers.length);
  await admin.createTopics({
    // Its own way of waiting gives up over topics that the broker does not know yet
    waitForLeaders: false,
    topics: names.map((topic) => ({
      topic,
      numPartitions: partitionCount,
      replicationFactor,
      configEntries: [
        { name: 'min.insync.replicas', value: String(Math.max(1, replicationFactor - 1)) },
        // Transport only: the event tables keep everything
        { name: 'retention.ms', value: String(7 * 24 * 3_600_000) },
      ],
    })),
  });
}
