import { setTimeout as sleep } from 'node:timers/promises';

import type { Topic } from '@osta/contracts/topic';
import type { Admin, Consumer, EachBatchHandler } from 'kafkajs';

import type { EventLog, EventReader, Lag, Reading } from '../event-log.ts';
import { connectKafka, type KafkaOptions } from './connect-kafka.ts';
import { lagMeter } from './lag-meter.ts';
import { offsetHints } from './offset-hints.ts';
import { partitionConsumer, type PartitionConsumerOptions } from './partition-consumer.ts';
import { partitionOffsets } from './partition-offsets.ts';
import { renewedClient, type RenewedClient } from './renewed-client.ts';
import { defaultNamespace, ensureTopics, topicName } from './topics.ts';
import { watchConsumer } from './watch-consumer.ts';

export interface KafkaEventLogOptions extends KafkaOptions {
  /** What has been recorded and is not published yet: a reader is behind by that too. */
  readonly unpublished: (topics: readonly Topic[]) => Promise<Lag>;
  /** Without a sign of life from the consumer for so long, reading ends with an error; 45 s unless told. */
  readonly silenceMs?: number;
}

/** Milliseconds that a handler gets to finish its batch, and then to notice that it should give up. */
const drainTimeout = 5000;
const noticeTimeout = 1000;

/**
 * Kafka as the log: one partition of the broker is one partition of the log, `osta.request:7`.
 *
 * Positions live with the read model and not in the broker, whose groups only share the partitions out. What
 * retention has deleted before it was read does not come: the versions of a stream tell that something is
 * missing, and the event tables still have it.
 */
export function kafkaEventLog(options: KafkaEventLogOptions): EventLog {
  const { unpublished, silenceMs = 45_000, namespace = defaultNamespace, onProblem } = options;
  const kafka = connectKafka(options);
  const readings = new Set<Reading>();
  const admin: RenewedClient<Admin> = renewedClient(async () => {
    const client = kafka.admin();
    await client.connect();
    await ensureTopics(client, namespace);
    return client;
  });
  const offsetsOf: PartitionConsumerOptions['offsetsOf'] = (topics) =>
    admin.use((client) => partitionOffsets(client, topics));

  async function read(reader: EventReader): Promise<Reading> {
    const topics = [...new Set(reader.topics)].map((topic) => topicName(namespace, topic));
    const stopping = new AbortController();
    const abandoning = new AbortController();
    // Topics that are missing are made by the first look
    await offsetsOf(topics);

    const consumer = kafka.consumer({
      groupId: `${namespace}.${reader.group}`,
      allowAutoTopicCreation: false,
      // A member that is killed keeps its partitions for so long
      sessionTimeout: 10_000,
      heartbeatInterval: 2000,
      rebalanceTimeout: 30_000,
      // An empty fetch holds up the end, and what has come back after a failure
      maxWaitTimeInMs: 500,
      // Whoever reads gets over a crash by reading again
      retry: { restartOnFailure: async () => false },
    });
    const hints = offsetHints(consumer);
    const watching = watchConsumer(consumer, silenceMs);
    const partitions = partitionConsumer({
      consumer,
      reader,
      offsetsOf,
      stopping: stopping.signal,
      abandoning: abandoning.signal,
      onHandled: (place) => hints.handled(place),
      onProblem,
    });
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      partitions.assign(payload.memberAssignment);
    });

    async function disconnect(): Promise<void> {
      const waiting = new AbortController();
      const patience = async (): Promise<void> => {
        await sleep(drainTimeout, undefined, waiting);
        abandoning.abort(new Error('The batch took too long to stop for'));
        await sleep(noticeTimeout, undefined, waiting);
      };
      const disconnected = consumer.disconnect().catch(onProblem);
      await Promise.race([disconnected, patience().catch(() => {})]);
      waiting.abort();
    }
    async function stop(): Promise<void> {
      stopping.abort(new Error('Reading was stopped'));
      readings.delete(reading);
      await hints.stop();
      await disconnect();
      watching.stop();
    }

    const meter = lagMeter();
    let stopped: Promise<void> | undefined;
    const reading: Reading = {
      ended: watching.ended,
      async lag() {
        // In the order in which events travel: none can slip by between two looks
        const waiting = await unpublished(reader.topics);
        const offsets = await offsetsOf(topics);
        const stored = await reader.positions([...offsets.keys()]);
        const { events, seconds } = meter.measure(offsets, stored, Date.now());
        const inHand = (Date.now() - (partitions.oldestInHand() ?? Date.now())) / 1000;
        return {
          events: events + waiting.events,
          seconds: Math.max(seconds, waiting.seconds, events === 0 ? 0 : inHand),
        };
      },
      stop: () => (stopped ??= stop()),
    };
    readings.add(reading);
    try {
      await run(consumer, topics, (payload) => partitions.handle(payload));
    } catch (error) {
      await reading.stop();
      throw error;
    }
    return reading;
  }

  return {
    read,
    async close() {
      await Promise.all([...readings].map((reading) => reading.stop()));
      await admin.close();
    },
  };
}

/** @returns when the consumer has joined its group, or has crashed over it */
async function run(
  consumer: Consumer,
  topics: readonly string[],
  handle: EachBatchHandler,
): Promise<void> {
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: 4,
    eachBatch: handle,
  });
}
