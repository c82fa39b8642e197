import { setTimeout as sleep } from 'node:timers/promises';

import type { Topic } from '@osta/contracts/topic';
import { backoff } from '@osta/event-store/backoff';
import {
  beginning,
  cursorText,
  parseCursor,
  type EventCursor,
} from '@osta/event-store/event-cursor';
import type { Pause } from '@osta/event-store/pause';
import { isBehind, readForward, type RecordedEvent } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

import type { EventReader } from '../event-log.ts';

/** One topic for one group, as long as the lease is held. */
export interface ReadPartitionOptions {
  readonly pool: Pool;
  readonly schema: string;
  readonly topic: Topic;
  readonly reader: EventReader;
  /** Events at most in one batch. */
  readonly batchSize: number;
  /** Woken when something may have been committed. */
  readonly bell: Pause;
  /** No further batch once it is aborted. */
  readonly stopping: AbortSignal;
  /** The lease: given to the handler. */
  readonly signal: AbortSignal;
  /** Told the place of the reader whenever it changes. */
  readonly onCursor: (cursor: EventCursor) => void;
  readonly onProblem: (error: unknown) => void;
}

/** Milliseconds that nothing but the bell ends. Leases ring once a second when there is something new. */
const silence = 60_000;
const batchWaits = [100, 5000] as const;
/** A transaction that is about to commit holds back what lies behind it: 2 ms, and half a second at most. */
const horizonWaits = [2, 500] as const;

/**
 * Reads until the signal or the lease ends it. Batches size themselves: what was committed while the last one
 * was handled is the next one.
 *
 * Never rejects: after a failure it goes on from the position that the reader has stored, after a growing wait.
 */
export async function readPartition(options: ReadPartitionOptions): Promise<void> {
  const { stopping, onProblem } = options;
  const delay = backoff(...batchWaits);
  while (!stopping.aborted) {
    try {
      await readFromStoredPosition(options, () => delay.reset());
    } catch (error) {
      if (stopping.aborted) return;
      onProblem(error);
      await sleep(delay.next(), undefined, { signal: stopping }).catch(() => {});
    }
  }
}

async function readFromStoredPosition(
  options: ReadPartitionOptions,
  onProgress: () => void,
): Promise<void> {
  const { pool, schema, topic, reader, batchSize, bell, stopping, signal, onCursor } = options;
  const source = { schema, topic };
  const horizon = backoff(...horizonWaits);
  const stored = (await reader.positions([topic])).get(topic);
  let cursor = stored === undefined ? beginning : parseCursor(stored);
  let ahead: Promise<RecordedEvent[]> | undefined;
  onCursor(cursor);

  while (!stopping.aborted) {
    const page = await (ahead ?? readForward(pool, source, cursor, batchSize));
    ahead = undefined;
    const last = page.at(-1);
    if (last) {
      if (page.length === batchSize) {
        // There is more: it comes while this batch is handled
        ahead = readForward(pool, source, last.cursor, batchSize);
        ahead.catch(() => {});
      }
      const events = page.map(({ event }) => event);
      await reader.onBatch({ partition: topic, events, position: cursorText(last.cursor) }, signal);
      ({ cursor } = last);
      onCursor(cursor);
      onProgress();
      horizon.reset();
      // What has come meanwhile is there with one statement, not with two
      continue;
    }
    // Committed, but a transaction that began before is still running: soon
    await bell.wait((await isBehind(pool, source, cursor)) ? horizon.next() : silence);
  }
}
