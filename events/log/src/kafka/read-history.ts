import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';

import type { EventHistory } from './event-history.ts';
import type { EventName } from './kafka-position.ts';
import { partitionOf } from './partition-of.ts';

export interface ReadHistoryOptions {
  readonly history: EventHistory;
  readonly topic: Topic;
  /** The partitions to read, each with its last event; `undefined`: none yet. */
  readonly partitions: ReadonlyMap<number, EventName | undefined>;
  /**
   * Called with the events of one partition in a page, and the last event of the whole page. Called for every
   * partition, also without events, because its position moves past that page as well.
   */
  readonly deliver: (
    partition: number,
    events: readonly EventEnvelope[],
    last: EventName,
  ) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Events in one page, about a twelfth of them for each partition. */
const pageSize = 2000;

/**
 * Reads a topic from the event tables, in one pass for all partitions with the same last event.
 *
 * @returns when everything that was readable at the time of the call is delivered
 * @throws errors of the tables and of `deliver`
 */
export async function readHistory(options: ReadHistoryOptions): Promise<void> {
  const passes = new Map<string, { readonly after: EventName | undefined; partitions: number[] }>();
  for (const [partition, after] of options.partitions) {
    const key = JSON.stringify(after ?? null);
    const pass = passes.get(key) ?? { after, partitions: [] };
    pass.partitions.push(partition);
    passes.set(key, pass);
  }
  for (const { after, partitions } of passes.values()) await readPass(options, after, partitions);
}

async function readPass(
  { history, topic, deliver, signal }: ReadHistoryOptions,
  after: EventName | undefined,
  partitions: readonly number[],
): Promise<void> {
  let cursor = await history.cursorOf(topic, after);
  let isMore = true;
  while (isMore) {
    const page = await history.read(topic, cursor, pageSize);
    const last = page.at(-1);
    if (!last) return;
    const placed = page.map(({ event }) => ({ event, partition: partitionOf(event.subject) }));
    const name = { streamId: last.event.subject, version: last.event.streamversion };
    for (const partition of partitions) {
      if (signal.aborted) return;
      const theirs = placed.filter((each) => each.partition === partition);
      await deliver(
        partition,
        theirs.map(({ event }) => event),
        name,
      );
    }
    ({ cursor } = last);
    isMore = page.length === pageSize;
  }
}
