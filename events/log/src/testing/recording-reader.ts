import type { EventEnvelope } from '@osta/contracts/envelope';
import { firstDeliveries, missingVersions } from '@osta/event-store/testing/delivered-versions';
import { patience } from '@osta/event-store/testing/patience';
import { vi } from 'vitest';

import type { EventBatch, EventReader, UnreadableMessage } from '../event-log.ts';

/** A reader that remembers every delivery. Its positions live as long as the object. */
export interface RecordingReader extends EventReader {
  readonly batches: EventBatch[];
  readonly unreadable: UnreadableMessage[];
  /** Every delivery, in the order of arrival. */
  events(): readonly EventEnvelope[];
  /**
   * Every event where it came for the first time. A log delivers at least once: a broker gives the partition of a
   * member that was slow to answer to it again, from its last position.
   */
  distinct(): readonly EventEnvelope[];
  /**
   * Waits until these versions of the streams were delivered.
   *
   * @throws after `within` ms, naming what is missing
   */
  received(newest: ReadonlyMap<string, number>, within?: number): Promise<void>;
}

export interface RecordingReaderOptions {
  readonly group: string;
  /** Runs before a batch with events counts as handled. */
  readonly handle?: (batch: EventBatch, signal: AbortSignal) => Promise<void>;
  /** Positions shared with another reader: what one has handled the other does not get again. */
  readonly positions?: Map<string, string>;
}

/** Creates a reader of the topic `request` that stores its position after every batch. */
export function recordingReader(options: RecordingReaderOptions): RecordingReader {
  const { group, handle, positions = new Map<string, string>() } = options;
  const batches: EventBatch[] = [];
  const unreadable: UnreadableMessage[] = [];
  const events = (): EventEnvelope[] => batches.flatMap((batch) => batch.events);

  return {
    group,
    topics: ['request'],
    batches,
    unreadable,
    events,
    distinct: () => firstDeliveries(events()),

    async positions(partitions) {
      return new Map([...positions].filter(([partition]) => partitions.includes(partition)));
    },

    async onBatch(batch, signal) {
      if (batch.events.length > 0) {
        await handle?.(batch, signal);
        batches.push(batch);
      }
      positions.set(batch.partition, batch.position);
    },

    async onUnreadable(message) {
      unreadable.push(message);
      positions.set(message.partition, message.position);
    },

    async received(newest, within = patience.timeout) {
      await vi.waitFor(
        () => {
          const missing = missingVersions(newest, events());
          if (missing.length > 0) {
            throw new Error(
              `${missing.length} events are missing: ${missing.slice(0, 5).join(', ')}`,
            );
          }
        },
        { timeout: within, interval: 10 },
      );
    },
  };
}
