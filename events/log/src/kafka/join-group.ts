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
  /** By their names on the broker. */
  readonly topics: ReadonlyMap<string, Topic>;
  /** What the broker may not hold; `null`: the broker is all there is. */
  readonly history: EventHistory | null;
  readonly reader: EventReader;
  readonly offsetsOf: OffsetsOf;
  /** Without a sign of life for so many milliseconds, it is over. */
  readonly silenceMs: number;
  readonly onProblem: (error: unknown) => void;
}

/** One member of a group of readers. */
export interface Membership extends Omit<Reading, 'lag'> {
  /** Milliseconds since the epoch of the oldest message in hand; `undefined` with empty hands. */
  oldestInHand(): number | undefined;
}

/** Milliseconds that a handler gets to finish its batch, and then to notice that it should give up. */
const drainTimeout = 5000;
const noticeTimeout = 1000;

/**
 * Joins a group, and handles the partitions that it assigns.
 *
 * @returns a member; its `ended` has settled already when the group did not take it
 */
export async function joinGroup(options: JoinGroupOptions): Promise<Membership> {
  const { kafka, groupId, topics, history, reader, offsetsOf, silenceMs, onProblem } = options;
  const stopping = new AbortController();
  const abandoning = new AbortController();
  const consumer = kafka.consumer({
    groupId,
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
