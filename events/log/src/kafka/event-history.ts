import type { Topic } from '@osta/contracts/topic';
import { beginning, type EventCursor } from '@osta/event-store/event-cursor';
import type { Queryable } from '@osta/event-store/queryable';
import {
  backlog,
  cursorOf,
  readForward,
  type Backlog,
  type RecordedEvent,
} from '@osta/event-store/read-events';

import type { EventName } from './kafka-position.ts';

/** The recorded events of the services: the source for events that a broker does not hold, or no longer holds. */
export interface EventHistory {
  /** Returns the cursor of an event; the beginning when no such event was recorded. */
  cursorOf(topic: Topic, event: EventName | undefined): Promise<EventCursor>;
  /** Reads the next events of a topic after a cursor. Fewer than `limit` events are all there are for now. */
  read(topic: Topic, after: EventCursor, limit: number): Promise<readonly RecordedEvent[]>;
  /** Returns the number of events of a topic after an event, and their age. */
  backlog(topic: Topic, after: EventName | undefined): Promise<Backlog>;
}

/**
 * Creates a history that reads the event tables.
 *
 * @param sources the schema of the service that records each topic
 */
export function eventTableHistory(
  database: Queryable,
  sources: Readonly<Record<Topic, string>>,
): EventHistory {
  const find = async (topic: Topic, event: EventName | undefined): Promise<EventCursor> => {
    if (!event) return beginning;
    const found = await cursorOf(database, sources[topic], event.streamId, event.version);
    return found ?? beginning;
  };
  return {
    cursorOf: find,
    read: async (topic, after, limit) =>
      (await readForward(database, { schema: sources[topic], topic }, after, limit)).events,
    backlog: async (topic, after) =>
      backlog(database, { schema: sources[topic], topic }, await find(topic, after)),
  };
}
