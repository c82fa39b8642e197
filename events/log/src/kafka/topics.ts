import type { Topic } from '@osta/contracts/topic';
import kafkajs, { type Admin } from 'kafkajs';

import { whenItServes } from './when-it-serves.ts';

/** Never changes: another number would send the next events of a stream to another partition. */
export const partitionCount = 12;

/** Default prefix of names on the broker. */
export const defaultNamespace = 'osta';

/** Returns the broker's name of a topic: `osta.request`. */
export function topicName(namespace: string, topic: Topic): string {
  return `${namespace}.${topic}`;
}

/** Returns the name under which the position of a partition is stored: `osta.request:7`. */
export function partitionName(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}

/** Returns the names of all partitions of a broker topic. */
export function partitionNames(topic: string): readonly string[] {
  return Array.from({ length: partitionCount }, (_, partition) => partitionName(topic, partition));
}

/** Replicas of a partition where enough brokers are up; a write counts when all but one have it. */
const copiesWanted = 3;

/**
 * Creates the missing topics: with three replicas where three brokers are up, and a write counts when two have
 * it. Topics with fewer replicas, created when there were fewer brokers, get the rest. Safe to call from
 * several processes at once.
 *
 * @returns when every partition serves
 */
export async function ensureTopics(admin: Admin, names: readonly string[]): Promise<void> {
  await whenItServes(async () => {
    const existing = await admin.listTopics();
    const missing = names.filter((name) => !existing.includes(name));
    const { brokers } = await admin.describeCluster();
    const nodes = brokers.map(({ nodeId }) => nodeId);
    if (missing.length > 0) await createTopics(admin, missing, nodes.length);
    await Promise.all(names.map((name) => admin.fetchTopicOffsets(name)));
    const before = names.filter((name) => existing.includes(name));
    if (before.length > 0) await raiseCopies(admin, before, nodes);
  });
}

async function createTopics(
  admin: Admin,
  names: readonly string[],
  brokers: number,
): Promise<void> {
  const replicationFactor = Math.min(copiesWanted, brokers);
  await admin.createTopics({
    // kafkajs' own waiting fails on topics that the broker does not know yet
    waitForLeaders: false,
    topics: names.map((topic) => ({
      topic,
      numPartitions: partitionCount,
      replicationFactor,
      configEntries: [...settings(replicationFactor)],
    })),
  });
}

function settings(copies: number): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: 'min.insync.replicas', value: String(Math.max(1, copies - 1)) },
    // Transport only: the event tables keep everything
    { name: 'retention.ms', value: String(7 * 24 * 3_600_000) },
  ];
}

/**
 * Adds the replicas that partitions lack since brokers were added. The brokers copy in the background. Once
 * every replica is in sync, a write counts when two have it; the next call sets that.
 */
async function raiseCopies(
  admin: Admin,
  names: readonly string[],
  nodes: readonly number[],
): Promise<void> {
  const wanted = Math.min(copiesWanted, nodes.length);
  if (wanted === 1) return;
  const { topics } = await admin.fetchTopicMetadata({ topics: [...names] });
  const lacking = topics.flatMap(({ name: topic, partitions }) => {
    const few = partitions.filter(({ replicas }) => replicas.length < wanted);
    const partitionAssignment = few.map(({ partitionId: partition, replicas }) => ({
      partition,
      replicas: [...withMoreCopies(replicas, nodes, wanted, partition)],
    }));
    return few.length === 0 ? [] : [{ topic, partitionAssignment }];
  });
  if (lacking.length > 0) await admin.alterPartitionReassignments({ topics: lacking });
  const inSync = topics.filter(({ partitions }) =>
    partitions.every(({ isr }) => isr.length >= wanted),
  );
  await confirmCopies(
    admin,
    inSync.map(({ name }) => name),
    wanted,
  );
}

/** Returns the replicas of a partition plus those on the next brokers in turn, so that the load is shared. */
function withMoreCopies(
  replicas: readonly number[],
  nodes: readonly number[],
  wanted: number,
  partition: number,
): readonly number[] {
  const others = nodes.filter((node) => !replicas.includes(node)).toSorted((a, b) => a - b);
  const turned = others.map((_, nth) => others[(nth + partition) % others.length] ?? 0);
  return [...replicas, ...turned].slice(0, wanted);
}

async function confirmCopies(
  admin: Admin,
  names: readonly string[],
  copies: number,
): Promise<void> {
  if (names.length === 0) return;
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name,
      configNames: ['min.insync.replicas'],
    })),
  });
  const [{ value }] = [settings(copies)[0] ?? { value: '' }];
  const stale = resources.filter(({ configEntries }) =>
    configEntries.some((entry) => entry.configValue !== value),
  );
  if (stale.length === 0) return;
  await admin.alterConfigs({
    validateOnly: false,
    resources: stale.map(({ resourceName }) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name: resourceName,
      configEntries: [...settings(copies)],
    })),
  });
}
