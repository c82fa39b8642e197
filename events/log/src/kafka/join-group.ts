import { setTimeout as sleep } from 'node:timers/promises';

import type { Topic } from '@osta/contracts/topic';
import type { Consumer, EachBatchHandler, Kafka } from 'kafkajs';

import type { EventReader, Reading } from '../event-log.ts';
import type { EventHistory } from './event-history.ts';
import { offsetHints } from './offset-hints.ts';
import { partitionConsumer, type OffsetsOf } from './partition-consumer.ts';
import { watchConsumer } from './watch-consumer.ts';

export interface JoinGroupOptions {
  readonly kafka: Kafka;
  readonly groupId: string;
  /** The topics, by their names on the broker. */
  readonly topics: ReadonlyMap<string, Topic>;
  /** Where to read events that the broker may not hold; `null`: only the broker is read. */
  readonly history: EventHistory | null;
  readonly reader: EventReader;
  readonly offsetsOf: OffsetsOf;
  /** Milliseconds without activity of the consumer after which reading ends with an error. */
  readonly silenceMs: number;
  readonly onProblem: (error: unknown) => void;
}

/** One member of a group of readers. */
export interface Membership extends Omit<Reading, 'lag'> {
  /** Milliseconds since the epoch of the oldest message being handled; `undefined` when there is none. */
  oldestInHand(): number | undefined;
}

/** Milliseconds that a handler gets to finish its batch, and then to react to the abort. */
const drainTimeout = 5000;
const noticeTimeout = 1000;

/**
 * Joins a consumer group and handles the partitions that it assigns.
 *
 * @returns the membership; its `ended` has settled already when joining failed
 */
export async function joinGroup(options: JoinGroupOptions): Promise<Membership> {
  const { kafka, groupId, topics, history, reader, offsetsOf, silenceMs, onProblem } = options;
  const stopping = new AbortController();
  const abandoning = new AbortController();
  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    // A killed member keeps its partitions for this long
    sessionTimeout: 10_000,
    heartbeatInterval: 2000,
    rebalanceTimeout: 30_000,
    // An empty fetch delays stopping, and delays partitions that come back after a failure
    maxWaitTimeInMs: 500,
    // The reader recovers from a crash by reading again
    retry: { restartOnFailure: async () => false },
  });
  const hints = offsetHints(consumer);
  const watching = watchConsumer(consumer, silenceMs);
  const partitions = partitionConsumer({
    consumer,
    reader,
    topics,
    history,
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
    const over = Promise.all([disconnected, partitions.historyRead()]);
    await Promise.race([over, patience().catch(() => {})]);
    waiting.abort();
  }
  async function stop(): Promise<void> {
    stopping.abort(new Error('Reading was stopped'));
    await hints.stop();
    await disconnect();
    watching.stop();
  }

  let stopped: Promise<void> | undefined;
  const membership: Membership = {
    ended: watching.ended,
    oldestInHand: () => partitions.oldestInHand(),
    stop: () => (stopped ??= stop()),
  };
  try {
    await run(consumer, [...topics.keys()], (payload) => partitions.handle(payload));
    return membership;
  } catch (error) {
    await membership.stop();
    throw error;
  }
}

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
