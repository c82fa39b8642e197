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
import type { EventPage } from '@osta/event-store/read-events';

import type { EventReader } from '../event-log.ts';
import type { ReadTogether } from './read-together.ts';

/** One topic for one group, as long as the lease is held. */
export interface ReadPartitionOptions {
  readonly readTogether: ReadTogether;
  readonly schema: string;
  readonly topic: Topic;
  readonly reader: EventReader;
  /** Largest number of events in one batch. */
  readonly batchSize: number;
  /** Woken when events may have been committed. */
  readonly bell: Pause;
  /** Once aborted, no further batch begins. */
  readonly stopping: AbortSignal;
  /** Aborted when the lease is lost; passed to the handler. */
  readonly signal: AbortSignal;
  /** Called with the reader's cursor whenever it changes. */
  readonly onCursor: (cursor: EventCursor) => void;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Milliseconds to wait for the bell when nothing is pending. The leases ring it once a second when there are
 * new events.
 */
const silence = 60_000;
const batchWaits = [100, 5000] as const;
/** Waits for a running transaction that holds events back: 2 ms at first, half a second at most. */
const horizonWaits = [2, 500] as const;

/**
 * Reads one partition until it is stopped or the lease ends. Batches size themselves: the events committed
 * during one batch are the next batch: a ring that comes meanwhile ends the wait after it.
 *
 * Never rejects: after a failure it goes on from the stored position, after a growing wait.
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
  const { readTogether, schema, topic, reader, batchSize, bell, stopping, signal, onCursor } =
    options;
  const source = { schema, topic };
  const horizon = backoff(...horizonWaits);
  const stored = (await reader.positions([topic])).get(topic);
  let cursor = stored === undefined ? beginning : parseCursor(stored);
  let ahead: Promise<EventPage> | undefined;
  onCursor(cursor);

  while (!stopping.aborted) {
    const page = await (ahead ?? readTogether(source, cursor, batchSize));
    ahead = undefined;
    const last = page.events.at(-1);
    if (last) {
      if (page.events.length === batchSize) {
        // There are more events: fetch them while this batch is handled
        ahead = readTogether(source, last.cursor, batchSize);
        ahead.catch(() => {});
      }
      const events = page.events.map(({ event }) => event);
      await reader.onBatch({ partition: topic, events, position: cursorText(last.cursor) }, signal);
      ({ cursor } = last);
      onCursor(cursor);
      onProgress();
      horizon.reset();
    }
    if (ahead === undefined) await bell.wait(page.isHeldBack ? horizon.next() : silence);
  }
}
