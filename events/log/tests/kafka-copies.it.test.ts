// @module-tag kafka
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startKafka, type KafkaCluster } from '@osta/infrastructure/kafka-cluster';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { ConfigResourceTypes, Kafka, logLevel, type Admin } from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ensureTopics, partitionCount } from '../src/kafka/topics.ts';

const topic = 'osta.request';
let directory: string;
let cluster: KafkaCluster;
let admin: Admin;

describe.skipIf(await unavailable('kafka'))('copies of a topic', () => {
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'osta-kafka-'));
    cluster = await startKafka({ brokers: 3, directory });
    admin = new Kafka({ brokers: [...cluster.brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
  });

  afterAll(async () => {
    await admin.disconnect();
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('are increased when brokers were added since it was created', async () => {
    // As created on a single broker
    // Waiting there gives up when a broker has not heard of the topic yet; what follows waits longer
    await admin.createTopics({
      waitForLeaders: false,
      topics: [
        {
          topic,
          numPartitions: partitionCount,
          replicationFactor: 1,
          configEntries: [{ name: 'min.insync.replicas', value: '1' }],
        },
      ],
    });
    await vi.waitFor(
      async () => {
        await ensureTopics(admin, [topic]);
        const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
        const copies = topics.flatMap(({ partitions }) => partitions.map(({ isr }) => isr.length));
        expect(copies).toEqual(Array.from({ length: partitionCount }, () => 3));
        const { resources } = await admin.describeConfigs({
          includeSynonyms: false,
          resources: [{ type: ConfigResourceTypes.TOPIC, name: topic }],
        });
        const settings = new Map(
          resources[0]?.configEntries.map((entry) => [entry.configName, entry.configValue]),
        );
        expect(settings.get('min.insync.replicas')).toBe('2');
        expect(settings.get('retention.ms')).toBe('604800000');
      },
      { timeout: 60_000, interval: 500 },
    );
    // Balanced: no broker leads all partitions, and every broker has a replica of all
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    const holders = topics.flatMap(({ partitions }) =>
      partitions.flatMap(({ replicas }) => replicas),
    );
    expect(new Set(holders).size).toBe(3);
  });
});
