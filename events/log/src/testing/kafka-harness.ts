import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createRelay, unpublished } from '@osta/event-store/relay';
import { requestDatabase } from '@osta/event-store/testing/request-database';
import { kafka } from '@osta/infrastructure/testing/infrastructure';
import { Kafka, logLevel } from 'kafkajs';

import type { EventLog } from '../event-log.ts';
import { eventTableHistory } from '../kafka/event-history.ts';
import { kafkaEventLog } from '../kafka/kafka-event-log.ts';
import { kafkaPublisher } from '../kafka/kafka-publisher.ts';
import { partitionNames, topicName } from '../kafka/topics.ts';
import type { EventLogHarness } from './event-log-harness.ts';

/** Sets up Kafka as the log: a relay publishes the recorded events, under names that no other test uses. */
export async function kafkaHarness(): Promise<EventLogHarness> {
  const brokers = await kafka();
  const { pool, cutConnections: cutDatabase, drop } = await requestDatabase();
  const namespace = `test-${randomUUID()}`;
  const topic = topicName(namespace, 'request');
  const sockets = clientSockets();
  const doorbell = memoryDoorbell();
  // These tests provoke lost connections and check the recovery, so problems are not reported
  const options = { brokers, clientId: 'test', namespace, onProblem: () => {} };
  const publisher = kafkaPublisher(options);
  const relay = createRelay({ pool, schema: 'request', topics: ['request'], publisher, doorbell });
  relay.start();
  const open = new Set<EventLog>();

  return {
    pool,
    doorbell,
    partitions: partitionNames(topic),

    async open() {
      const log = kafkaEventLog({
        ...options,
        unpublished: () => unpublished(pool, { schema: 'request', topic: 'request' }),
        history: eventTableHistory(pool, schemaOfTopic),
      });
      open.add(log);
      return log;
    },

    async cutConnections() {
      sockets.destroy(new Set(brokers));
      await cutDatabase();
    },

    async deliverRaw(streamId, raw) {
      const producer = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).producer();
      await producer.connect();
      await producer.send({ topic, messages: [{ key: streamId, value: raw }] });
      await producer.disconnect();
    },

    async close() {
      await Promise.all([...open].map((log) => log.close()));
      await relay.stop();
      await publisher.close();
      sockets.forget();
      await drop();
    },
  };
}

/** Tracks the connections that this process opens. */
function clientSockets(): { destroy(peers: ReadonlySet<string>): void; forget(): void } {
  const sockets = new Set<Socket>();
  const onSocket = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node publishes on this channel
    const { socket } = message as { readonly socket: Socket };
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  subscribe('net.client.socket', onSocket);
  return {
    destroy(peers) {
      for (const socket of sockets) {
        const isOurs = peers.has(`${socket.remoteAddress}:${socket.remotePort}`);
        if (isOurs) socket.destroy(new Error('The test has cut the connection'));
      }
    },
    forget() {
      unsubscribe('net.client.socket', onSocket);
    },
  };
}
