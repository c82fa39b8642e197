import { setTimeout as sleep } from 'node:timers/promises';

import type { Topic } from '@osta/contracts/topic';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { EventCursor } from '@osta/event-store/event-cursor';
import { pause } from '@osta/event-store/pause';

import type { EventReader } from '../event-log.ts';
import type { PartitionLeases } from './partition-leases.ts';
import { readPartition } from './read-partition.ts';
import type { ReadTogether } from './read-together.ts';

export interface SharedPartitionOptions {
  readonly readTogether: ReadTogether;
  readonly schema: string;
  readonly topic: Topic;
  readonly reader: EventReader;
  readonly batchSize: number;
  readonly doorbell: Doorbell;
  readonly leases: PartitionLeases;
  readonly onProblem: (error: unknown) => void;
}

/** One topic, read or stood by for by one reader of a group. */
export interface SharedPartition {
  /** The cursor of this reader; undefined while another one reads. */
  cursor(): EventCursor | undefined;
  /** Finishes the current batch and releases the lease. */
  stop(): Promise<void>;
}

/** Milliseconds that a handler gets to finish its batch, and then to react to the abort. */
const drainTimeout = 5000;
const noticeTimeout = 1000;

/** Stands by for the topic and reads it whenever the lease is granted, until `stop`. */
export function sharedPartition(options: SharedPartitionOptions): SharedPartition {
  const { topic, reader, doorbell, leases } = options;
  const bell = pause();
  const stopping = new AbortController();
  const abandoning = new AbortController();
  let cursor: EventCursor | undefined;
  let running = Promise.resolve();

  async function readWhile(lease: AbortSignal): Promise<void> {
    const ending = AbortSignal.any([lease, stopping.signal]);
    ending.addEventListener('abort', () => bell.wake());
    await readPartition({
      ...options,
      bell,
      stopping: ending,
      signal: AbortSignal.any([lease, abandoning.signal]),
      onCursor: (now) => {
        cursor = now;
      },
    });
    cursor = undefined;
  }

  const hangUp = doorbell.listen(topic, () => bell.wake());
  const takeBack = leases.want({
    group: reader.group,
    topic,
    onGranted: (lease) => {
      running = running.then(() => readWhile(lease));
    },
    onNewest: (newest) => {
      if (newest.tx !== cursor?.tx || newest.position !== cursor.position) bell.wake();
    },
  });

  return {
    cursor: () => cursor,

    async stop(): Promise<void> {
      const waiting = new AbortController();
      stopping.abort();
      const patience = async (): Promise<void> => {
        await sleep(drainTimeout, undefined, waiting);
        abandoning.abort(new Error('The batch took too long to stop for'));
        await sleep(noticeTimeout, undefined, waiting);
      };
      await Promise.race([running, patience().catch(() => {})]);
      waiting.abort();
      hangUp();
      await takeBack();
    },
  };
}
