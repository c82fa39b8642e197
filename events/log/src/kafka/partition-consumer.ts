import { setTimeout as sleep } from 'node:timers/promises';

import { backoff, type Backoff } from '@osta/event-store/backoff';
import { underSignals } from '@osta/event-store/under-signals';
import type { Consumer, EachBatchPayload } from 'kafkajs';

import type { EventReader } from '../event-log.ts';
import type { Offsets } from './partition-offsets.ts';
import { protocolErrorOf } from './protocol-error.ts';
import { piecesOf } from './read-message.ts';
import { partitionName } from './topics.ts';

/** How one member of a group handles the partitions that are assigned to it. */
export interface PartitionConsumer {
  /** The group has shared the partitions out: these are ours, from the positions that the reader has stored. */
  assign(partitions: Readonly<Record<string, readonly number[]>>): void;
  /** Never throws: one error can end a consumer of kafkajs for ever. */
  handle(payload: EachBatchPayload): Promise<void>;
  /** Milliseconds since the epoch of the oldest message in hand; `undefined` with empty hands. */
  oldestInHand(): number | undefined;
}

/** What the partitions of these topics of the broker hold, by name. */
export type OffsetsOf = (topics: readonly string[]) => Promise<ReadonlyMap<string, Offsets>>;

export interface PartitionConsumerOptions {
  readonly consumer: Consumer;
  readonly reader: EventReader;
  readonly offsetsOf: OffsetsOf;
  /** Set when reading is to end: the batch in hand is the last. */
  readonly stopping: AbortSignal;
  /** Set when the batch in hand has had its time too. */
  readonly abandoning: AbortSignal;
  /** Told the offset after what has been handled. */
  readonly onHandled: (place: Place) => void;
  readonly onProblem: (error: unknown) => void;
}

/** An offset in one partition. */
export interface Place {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

/** From one sharing-out to the next. */
interface Assignment {
  /** Aborted when somebody else may have our partitions. */
  readonly lost: AbortController;
  /** Settles when every partition has been sought, or it does not matter any more. */
  readonly sought: Promise<void>;
  readonly delays: Map<string, Backoff>;
}

/** Milliseconds between signs of life while a handler is slow; kafkajs lets one in two seconds through. */
const beat = 1000;
/** Milliseconds that the batch in hand gets when the group shares out anew. */
const drainTimeout = 5000;
/** Milliseconds between a failure and the next delivery. */
const waits = [100, 5000] as const;

/** Handles batches from the positions that the reader has stored, whatever the broker believes. */
export function partitionConsumer(options: PartitionConsumerOptions): PartitionConsumer {
  const { consumer, reader, offsetsOf, stopping, abandoning, onHandled, onProblem } = options;
  const inHand = new Map<string, number>();
  let assignment: Assignment | undefined;

  /** Makes reading go on at the stored positions, and never outside of what there is. */
  async function seek(partitions: Readonly<Record<string, readonly number[]>>): Promise<void> {
    const places = Object.entries(partitions).flatMap(([topic, numbers]) =>
      numbers.map((partition) => ({ topic, partition, name: partitionName(topic, partition) })),
    );
    const [stored, offsets] = await Promise.all([
      reader.positions(places.map(({ name }) => name)),
      offsetsOf(Object.keys(partitions)),
    ]);
    for (const { topic, partition, name } of places) {
      const { low, high } = offsets.get(name) ?? { low: 0n, high: 0n };
      const position = stored.get(name);
      const isThere = position !== undefined && BigInt(position) >= low && BigInt(position) <= high;
      if (position !== undefined && !isThere) {
        onProblem(new Error(`${name} goes from ${low} to ${high}, and not on at ${position}`));
      }
      consumer.seek({ topic, partition, offset: isThere ? position : String(low) });
    }
  }

  /** Seeks until it works, after the first wait or at once. */
  async function seekSoon(
    partitions: Readonly<Record<string, readonly number[]>>,
    delay: Backoff,
    ending: AbortSignal,
  ): Promise<void> {
    while (!ending.aborted) {
      try {
        await seek(partitions);
        return;
      } catch (error) {
        if (ending.aborted) return;
        onProblem(error);
        await sleep(delay.next(), undefined, { signal: ending }).catch(() => {});
      }
    }
  }

  /** Lets a partition rest for a while, then go on from the stored position. The others flow. */
  async function comeBack(
    { topic, partition }: Omit<Place, 'offset'>,
    { lost, delays }: Assignment,
  ): Promise<void> {
    const name = partitionName(topic, partition);
    const delay = delays.get(name) ?? backoff(...waits);
    delays.set(name, delay);
    consumer.pause([{ topic, partitions: [partition] }]);
    await underSignals([lost.signal, stopping], async (ending) => {
      await sleep(delay.next(), undefined, { signal: ending }).catch(() => {});
      await seekSoon({ [topic]: [partition] }, delay, ending);
    });
    if (!stopping.aborted) consumer.resume([{ topic, partitions: [partition] }]);
  }

  async function deliver(payload: EachBatchPayload, { lost, delays }: Assignment): Promise<void> {
    const { batch } = payload;
    const { topic, partition: number } = batch;
    const partition = partitionName(topic, number);
    for (const piece of piecesOf(batch.messages)) {
      if (stopping.aborted || lost.signal.aborted) return;
      const position = String(piece.after);
      if ('events' in piece) {
        const { events } = piece;
        await underSignals([lost.signal, abandoning], (signal) =>
          reader.onBatch({ partition, events, position }, signal),
        );
      } else {
        await reader.onUnreadable({ partition, position, ...piece.noEvent });
      }
      onHandled({ topic, partition: number, offset: position });
    }
    delays.delete(partition);
    if (!lost.signal.aborted) payload.resolveOffset(batch.lastOffset());
  }

  function beatFor(payload: EachBatchPayload, { lost }: Assignment): NodeJS.Timeout {
    let patience: NodeJS.Timeout | undefined;
    return setInterval(() => {
      payload.heartbeat().catch((error: unknown) => {
        // The runner meets the same answer after the batch, and joins the group again
        const type = protocolErrorOf(error)?.type;
        if (type === 'UNKNOWN_MEMBER_ID' || type === 'ILLEGAL_GENERATION') {
          lost.abort(error);
        } else if (type === 'REBALANCE_IN_PROGRESS') {
          patience ??= setTimeout(() => lost.abort(error), drainTimeout).unref();
        }
      });
    }, beat);
  }

  return {
    assign(partitions) {
      assignment?.lost.abort(new Error('The group has shared the partitions out anew'));
      const lost = new AbortController();
      const sought = underSignals([lost.signal, stopping], (ending) =>
        seekSoon(partitions, backoff(...waits), ending),
      );
      assignment = { lost, sought, delays: new Map() };
      inHand.clear();
    },

    oldestInHand() {
      return inHand.size === 0 ? undefined : Math.min(...inHand.values());
    },

    async handle(payload) {
      const { batch } = payload;
      const name = partitionName(batch.topic, batch.partition);
      const current = assignment;
      if (!current) return;
      const beating = beatFor(payload, current);
      try {
        await current.sought;
        const isOver = stopping.aborted || current.lost.signal.aborted;
        // Stale: fetched before the seek, and so from somewhere else
        if (isOver || !payload.isRunning() || payload.isStale()) return;
        inHand.set(name, Number(batch.messages[0]?.timestamp ?? Date.now()));
        await deliver(payload, current);
        inHand.delete(name);
      } catch (error) {
        if (stopping.aborted || current.lost.signal.aborted) return;
        onProblem(error);
        comeBack(batch, current).catch(onProblem);
      } finally {
        clearInterval(beating);
      }
    },
  };
}
