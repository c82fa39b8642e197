import type { Topic } from '@osta/contracts/topic';

import type { EventReader, Lag } from '../event-log.ts';
import type { EventHistory } from './event-history.ts';
import { parsePosition, type EventName } from './kafka-position.ts';
import { lagMeter } from './lag-meter.ts';
import type { OffsetsOf } from './partition-consumer.ts';
import type { Offsets } from './partition-offsets.ts';

export interface MeasureLagOptions {
  readonly reader: Pick<EventReader, 'positions' | 'topics'>;
  /** The topics, by their names on the broker. */
  readonly topics: ReadonlyMap<string, Topic>;
  readonly history: EventHistory | null;
  readonly offsetsOf: OffsetsOf;
  /** Returns the events that are recorded and not published yet. */
  readonly unpublished: (topics: readonly Topic[]) => Promise<Lag>;
  /** Milliseconds since the epoch of the oldest message being handled. */
  readonly oldestInHand: () => number | undefined;
}

/**
 * Creates a measurement of how far a consumer group is behind, in whatever process it reads: unread events of
 * the broker, and of the event tables for partitions that still read those.
 */
export function measureLag(options: MeasureLagOptions): () => Promise<Lag> {
  const { reader, topics, history, offsetsOf, unpublished, oldestInHand } = options;
  const meter = lagMeter();

  /** An upper bound of what a partition still has to read from the tables. */
  async function ofTables(places: ReadonlyMap<string, EventName | undefined>): Promise<Lag> {
    if (!history) return { events: 0, seconds: 0 };
    const looks = new Map<string, Promise<Lag>>();
    for (const [partition, last] of places) {
      const topic = topics.get(partition.slice(0, partition.lastIndexOf(':')));
      const look = `${topic} ${JSON.stringify(last ?? null)}`;
      if (topic && !looks.has(look)) looks.set(look, history.backlog(topic, last));
    }
    const found = await Promise.all(looks.values());
    return {
      events: Math.max(0, ...found.map(({ events }) => events)),
      seconds: Math.max(0, ...found.map(({ seconds }) => seconds)),
    };
  }

  return async () => {
    // In the order in which events travel, so that no event escapes between two measurements
    const waiting = await unpublished(reader.topics);
    const offsets = await offsetsOf([...topics.keys()]);
    const stored = await reader.positions([...offsets.keys()]);
    const onBroker = new Map<string, Offsets>();
    const next = new Map<string, bigint>();
    const inTables = new Map<string, EventName | undefined>();
    for (const [partition, held] of offsets) {
      const position = parsePosition(stored.get(partition) ?? '');
      if (position.next === undefined && history) {
        inTables.set(partition, position.last);
      } else {
        onBroker.set(partition, held);
        if (position.next !== undefined) next.set(partition, position.next);
      }
    }
    const unread = await ofTables(inTables);
    const now = Date.now();
    const { events, seconds } = meter.measure(onBroker, next, now);
    const inHand = events === 0 ? 0 : (now - (oldestInHand() ?? now)) / 1000;
    return {
      // The tables hold published and unpublished events: the maximum counts no event twice
      events: Math.max(events + waiting.events, unread.events),
      seconds: Math.max(seconds, inHand, waiting.seconds, unread.seconds),
    };
  };
}
