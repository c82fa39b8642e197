import type { EventEnvelope } from '@osta/contracts/envelope';
import { vi } from 'vitest';

import type { EventBatch, EventReader, UnreadableMessage } from '../event-log.ts';

/** Remembers all it is given. Its positions are kept as long as the object. */
export interface RecordingReader extends EventReader {
  readonly batches: EventBatch[];
  readonly unreadable: UnreadableMessage[];
  /** Every delivery, in the order of arrival. */
  events(): readonly EventEnvelope[];
  /** Waits until these versions of the streams have come. @throws after `within` ms, with what is missing */
  received(newest: ReadonlyMap<string, number>, within?: number): Promise<void>;
}

export interface RecordingReaderOptions {
  readonly group: string;
  /** Runs before the batch counts as handled. */
  readonly handle?: (batch: EventBatch, signal: AbortSignal) => Promise<void>;
  /** Shared with another reader: what one has handled the other does not get again. */
  readonly positions?: Map<string, string>;
}

/** What the checks look at. */
type Delivered = Pick<EventEnvelope, 'subject' | 'streamversion'>;

/** A reader of the topic `request` that stores its position after every batch. */
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

    async positions(partitions) {
      return new Map([...positions].filter(([partition]) => partitions.includes(partition)));
    },

    async onBatch(batch, signal) {
      await handle?.(batch, signal);
      batches.push(batch);
      positions.set(batch.partition, batch.position);
    },

    async onUnreadable(message) {
      unreadable.push(message);
    },

    async received(newest, within = 10_000) {
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

/** `<stream> v<version>` of every event that was recorded and did not come. */
export function missingVersions(
  newest: ReadonlyMap<string, number>,
  events: readonly Delivered[],
): readonly string[] {
  const arrived = new Set(
    events.map(({ subject, streamversion }) => `${subject} v${streamversion}`),
  );
  return [...newest]
    .flatMap(([stream, version]) =>
      Array.from({ length: version }, (_, index) => `${stream} v${index + 1}`),
    )
    .filter((version) => !arrived.has(version));
}

/** `<stream> v<version>` of every event that came first after a later one of its stream. */
export function overtakenVersions(events: readonly Delivered[]): readonly string[] {
  const newest = new Map<string, number>();
  const overtaken: string[] = [];
  for (const { subject, streamversion } of events) {
    const before = newest.get(subject) ?? 0;
    // One step further, or one that has been there: anything else has left somebody behind
    if (streamversion > before + 1) overtaken.push(`${subject} v${before + 1}`);
    if (streamversion > before) newest.set(subject, streamversion);
  }
  return overtaken;
}
