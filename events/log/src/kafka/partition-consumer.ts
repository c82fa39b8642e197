import { setTimeout as sleep } from 'node:timers/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import { backoff, type Backoff } from '@osta/event-store/backoff';
import { underSignals } from '@osta/event-store/under-signals';
import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';

import type { EventReader } from '../event-log.ts';
import type { EventHistory } from './event-history.ts';
import {
  parsePosition,
  positionText,
  type EventName,
  type KafkaPosition,
} from './kafka-position.ts';
import type { Offsets } from './partition-offsets.ts';
import { protocolErrorOf } from './protocol-error.ts';
import { readHistory } from './read-history.ts';
import { piecesOf } from './read-message.ts';
import { nextMessages, type Standing } from './standing.ts';
import { partitionName } from './topics.ts';
import { whereToBegin } from './where-to-begin.ts';

/** How one member of a group handles the partitions that are assigned to it. */
export interface PartitionConsumer {
  /** Takes over newly assigned partitions, from the positions that the reader has stored. */
  assign(partitions: Readonly<Record<string, readonly number[]>>): void;
  /** Handles a batch. Never throws: one error can end a kafkajs consumer permanently. */
  handle(payload: EachBatchPayload): Promise<void>;
  /** Milliseconds since the epoch of the oldest message being handled; `undefined` when there is none. */
  oldestInHand(): number | undefined;
  /** Settles when no event table is being read any more. Never rejects. */
  historyRead(): Promise<void>;
}

/** Returns the offsets that the partitions of these broker topics hold, by name. */
export type OffsetsOf = (topics: readonly string[]) => Promise<ReadonlyMap<string, Offsets>>;

export interface PartitionConsumerOptions {
  readonly consumer: Consumer;
  readonly reader: EventReader;
  /** The topics, by their names on the broker. */
  readonly topics: ReadonlyMap<string, Topic>;
  /** Where to read events that the broker may not hold; `null`: only the broker is read. */
  readonly history: EventHistory | null;
  readonly offsetsOf: OffsetsOf;
  /** Aborted when reading is to end: the current batch is the last. */
  readonly stopping: AbortSignal;
  /** Aborted when the current batch has used up its time. */
  readonly abandoning: AbortSignal;
  /** Called with the offset after the handled messages. */
  readonly onHandled: (place: Place) => void;
  readonly onProblem: (error: unknown) => void;
}

/** An offset in one partition. */
export interface Place {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

/** The partitions of this member between two rebalances. */
interface Shares {
  /** Aborted when another member may have the partitions. */
  readonly lost: AbortController;
  /** Standings by partition name. */
  readonly standings: Map<string, Standing>;
}

interface Assignment extends Shares {
  /** Settles when every partition's place to go on is known, or no longer matters. */
  readonly sought: Promise<void>;
  readonly delays: Map<string, Backoff>;
}

/** Milliseconds between heartbeats while a handler is slow; kafkajs sends one every two seconds at most. */
const beat = 1000;
/** Milliseconds that the current batch gets on a rebalance. */
const drainTimeout = 5000;
/** Milliseconds between a failure and the next delivery: first and longest wait. */
const waits = [100, 5000] as const;

/** Creates a consumer that reads from the reader's stored positions and ignores the offsets of the broker. */
export function partitionConsumer(options: PartitionConsumerOptions): PartitionConsumer {
  const { consumer, reader, topics, history, offsetsOf } = options;
  const { stopping, abandoning, onHandled, onProblem } = options;
  const inHand = new Map<string, number>();
  const historyReads = new Set<Promise<void>>();
  let assignment: Assignment | undefined;

  /** Seeks to the stored positions, or starts reading the event tables. */
  async function seek(
    partitions: Readonly<Record<string, readonly number[]>>,
    current: Shares,
  ): Promise<void> {
    const places = Object.entries(partitions).flatMap(([topic, numbers]) =>
      numbers.map((partition) => ({ topic, partition, name: partitionName(topic, partition) })),
    );
    const [stored, offsets] = await Promise.all([
      reader.positions(places.map(({ name }) => name)),
      offsetsOf(Object.keys(partitions)),
    ]);
    const behind = new Map<string, number[]>();
    for (const { topic, partition, name } of places) {
      const held = offsets.get(name) ?? { low: 0n, high: 0n };
      const position = parsePosition(stored.get(name) ?? '');
      const begin = whereToBegin(position, held, history !== null);
      if (begin.kind === 'history') {
        current.standings.set(name, { position, expects: 'none' });
        behind.set(topic, [...(behind.get(topic) ?? []), partition]);
        continue;
      }
      if (
        position.next !== undefined &&
        begin.kind === 'offset' &&
        begin.offset !== position.next
      ) {
        const { low, high } = held;
        onProblem(new Error(`${name} goes from ${low} to ${high}, and not on at ${position.next}`));
      }
      const expects = begin.kind === 'proof' ? 'proof' : 'any';
      current.standings.set(name, { position, expects });
      goOn(topic, partition, begin.offset);
    }
    for (const [topic, numbers] of behind) catchUp(topic, numbers, current);
  }

  function goOn(topic: string, partition: number, offset: bigint): void {
    consumer.seek({ topic, partition, offset: String(offset) });
    consumer.resume([{ topic, partitions: [partition] }]);
  }

  /** Retries until it succeeds, with growing waits. */
  async function untilDone(
    task: () => Promise<void>,
    delay: Backoff,
    ending: AbortSignal,
  ): Promise<void> {
    while (!ending.aborted) {
      try {
        await task();
        return;
      } catch (error) {
        if (ending.aborted) return;
        onProblem(error);
        await sleep(delay.next(), undefined, { signal: ending }).catch(() => {});
      }
    }
  }

  /** Reads the event tables for partitions of one topic, which are paused meanwhile. Other partitions go on. */
  function catchUp(topic: string, partitions: readonly number[], current: Shares): void {
    consumer.pause([{ topic, partitions: [...partitions] }]);
    for (const partition of partitions) {
      const standing = current.standings.get(partitionName(topic, partition));
      if (standing) standing.expects = 'none';
    }
    const read = underSignals([current.lost.signal, stopping], (ending) =>
      untilDone(() => catchUpOnce(topic, partitions, current, ending), backoff(...waits), ending),
    ).finally(() => historyReads.delete(read));
    historyReads.add(read);
  }

  /** @throws errors of the tables; errors of the reader for a partition read alone */
  async function catchUpOnce(
    name: string,
    partitions: readonly number[],
    current: Shares,
    ending: AbortSignal,
  ): Promise<void> {
    const topic = topics.get(name);
    if (!history || topic === undefined) return;
    const refused = new Set<number>();
    // Read before the tables: all messages below these offsets are in the tables
    const offsets = await offsetsOf([name]);

    async function hand(
      partition: number,
      events: readonly EventEnvelope[],
      position: KafkaPosition,
    ): Promise<void> {
      if (refused.has(partition)) return;
      const place = partitionName(name, partition);
      const batch = { partition: place, events, position: positionText(position) };
      try {
        await underSignals([current.lost.signal, abandoning], (signal) =>
          reader.onBatch(batch, signal),
        );
        current.standings.set(place, { position, expects: 'none' });
      } catch (error) {
        if (partitions.length === 1 || ending.aborted) throw error;
        onProblem(error);
        refused.add(partition);
      }
    }
    const lastOf = (partition: number): EventName | undefined =>
      current.standings.get(partitionName(name, partition))?.position.last;

    await readHistory({
      history,
      topic,
      partitions: new Map(partitions.map((partition) => [partition, lastOf(partition)])),
      deliver: (partition, events, last) => hand(partition, events, { last }),
      signal: ending,
    });
    for (const partition of partitions) {
      if (ending.aborted) return;
      const place = partitionName(name, partition);
      const { high: next } = offsets.get(place) ?? { high: 0n };
      const last = lastOf(partition);
      const position = { next, ...(last && { last }) };
      await hand(partition, [], position);
      if (refused.has(partition)) {
        catchUp(name, [partition], current);
      } else {
        current.standings.set(place, { position, expects: 'next' });
        goOn(name, partition, next);
      }
    }
  }

  /** Pauses a partition for a while, then goes on from the stored position. Other partitions go on. */
  async function comeBack(
    { topic, partition }: Omit<Place, 'offset'>,
    current: Assignment,
  ): Promise<void> {
    const { lost, delays } = current;
    const name = partitionName(topic, partition);
    const delay = delays.get(name) ?? backoff(...waits);
    delays.set(name, delay);
    consumer.pause([{ topic, partitions: [partition] }]);
    await underSignals([lost.signal, stopping], async (ending) => {
      await sleep(delay.next(), undefined, { signal: ending }).catch(() => {});
      await untilDone(() => seek({ [topic]: [partition] }, current), delay, ending);
    });
  }

  async function deliver(
    { batch }: EachBatchPayload,
    messages: readonly KafkaMessage[],
    standing: Standing,
    { lost, delays }: Assignment,
  ): Promise<void> {
    const { topic, partition: number } = batch;
    const partition = partitionName(topic, number);
    for (const piece of piecesOf(messages)) {
      if (stopping.aborted || lost.signal.aborted) return;
      const newest = 'events' in piece ? piece.events.at(-1) : undefined;
      const position: KafkaPosition = {
        ...standing.position,
        next: piece.after,
        ...(newest && {
          last: { streamId: newest.subject, version: newest.streamversion },
          lastOffset: piece.after - 1n,
        }),
      };
      const stored = { partition, position: positionText(position) };
      if ('events' in piece) {
        const { events } = piece;
        await underSignals([lost.signal, abandoning], (signal) =>
          reader.onBatch({ ...stored, events }, signal),
        );
      } else {
        await reader.onUnreadable({ ...stored, ...piece.noEvent });
      }
      standing.position = position;
      onHandled({ topic, partition: number, offset: String(piece.after) });
    }
    delays.delete(partition);
  }

  function beatFor(payload: EachBatchPayload, { lost }: Assignment): NodeJS.Timeout {
    let patience: NodeJS.Timeout | undefined;
    return setInterval(() => {
      payload.heartbeat().catch((error: unknown) => {
        // The runner gets the same error after the batch, and joins the group again
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
      const fresh = { lost: new AbortController(), standings: new Map<string, Standing>() };
      const sought = underSignals([fresh.lost.signal, stopping], (ending) =>
        untilDone(() => seek(partitions, fresh), backoff(...waits), ending),
      );
      assignment = { ...fresh, sought, delays: new Map() };
      inHand.clear();
    },

    oldestInHand() {
      return inHand.size === 0 ? undefined : Math.min(...inHand.values());
    },

    async historyRead() {
      await Promise.all(historyReads);
    },

    async handle(payload) {
      const { batch } = payload;
      const { topic, partition } = batch;
      const name = partitionName(topic, partition);
      const current = assignment;
      if (!current) return;
      const beating = beatFor(payload, current);
      try {
        await current.sought;
        const isOver = stopping.aborted || current.lost.signal.aborted;
        const standing = current.standings.get(name);
        // Stale: fetched before the seek, so from another offset
        if (isOver || !payload.isRunning() || payload.isStale()) return;
        if (!standing || standing.expects === 'none') return;
        const messages = nextMessages(batch.messages, standing);
        if (!messages) {
          onProblem(
            new Error(`${name} holds something else than before: reading the event tables`),
          );
          catchUp(topic, [partition], current);
          return;
        }
        if (standing.expects === 'proof') standing.expects = 'next';
        inHand.set(name, Number(batch.messages[0]?.timestamp ?? Date.now()));
        await deliver(payload, messages, standing, current);
        inHand.delete(name);
        if (!stopping.aborted && !current.lost.signal.aborted) {
          payload.resolveOffset(batch.lastOffset());
        }
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
