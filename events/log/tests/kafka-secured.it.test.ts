// @module-tag kafka
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createRelay } from '@osta/event-store/relay';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { startKafka, type KafkaCluster } from '@osta/infrastructure/kafka-cluster';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectAdmin, connectKafka, type KafkaSecurity } from '../src/kafka/connect-kafka.ts';
import { kafkaEventLog } from '../src/kafka/kafka-event-log.ts';
import { kafkaPublisher } from '../src/kafka/kafka-publisher.ts';
import { recordingReader } from '../src/testing/recording-reader.ts';

let directory: string;
let cluster: KafkaCluster;
let database: RequestDatabase;

function optionsWith(security: KafkaSecurity | null): Parameters<typeof kafkaPublisher>[0] {
  return { brokers: cluster.brokers, clientId: 'test', security, onProblem: () => {} };
}

function trusted(mechanism: 'plain' | 'scram-sha-512', password?: string): KafkaSecurity {
  const { ca = '', username = '', password: right = '' } = cluster.security ?? {};
  return {
    tls: { ca, client: null },
    sasl: { mechanism, username, password: password ?? right },
  };
}

describe.skipIf(await unavailable('kafka'))('a broker that asks for TLS and a name', () => {
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'osta-kafka-'));
    database = await requestDatabase();
    cluster = await startKafka({ brokers: 1, directory, isSecured: true });
  });

  afterAll(async () => {
    await cluster.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  it.each(['plain', 'scram-sha-512'] as const)(
    'carries events for a client with %s',
    async (by) => {
      const options = { ...optionsWith(trusted(by)), namespace: by };
      const { pool } = database;
      const doorbell = memoryDoorbell();
      const publisher = kafkaPublisher(options);
      const relay = createRelay({
        pool,
        schema: 'request',
        topics: ['request'],
        publisher,
        doorbell,
      });
      relay.start();
      const log = kafkaEventLog({
        ...options,
        unpublished: async () => ({ events: 0, seconds: 0 }),
        // Only the broker is read, so every event has travelled over it
        history: null,
      });
      const reader = recordingReader({ group: 'secured' });
      await log.read(reader);
      const stream = newStream();
      await recorder(pool, doorbell).record(stream, viewed());
      await reader.received(new Map([[stream, 1]]));
      expect(reader.events().map(({ subject }) => subject)).toEqual([stream]);
      await log.close();
      await relay.stop();
      await publisher.close();
    },
  );

  it.each<[string, () => KafkaSecurity | null]>([
    ['in plain text', () => null],
    ['without a name', () => ({ ...trusted('plain'), sasl: null })],
    ['with a wrong password', () => trusted('plain', 'wrong')],
    [
      'without trusting its certificate',
      () => ({ ...trusted('plain'), tls: { ca: null, client: null } }),
    ],
  ])('refuses a client %s', async (_, security) => {
    const admin = connectKafka({ ...optionsWith(security()) });
    await expect(
      connectAdmin(admin).then(async (client) =>
        client.listTopics().finally(() => client.disconnect()),
      ),
    ).rejects.toThrow(/connect|SASL|certificate|[Aa]uthent|retries/u);
  });
});
