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

/** What the services have recorded: the source for what a broker does not hold, or not any more. */
export interface EventHistory {
  /** The cursor on an event; before the first event when nobody has recorded such an event. */
  cursorOf(topic: Topic, event: EventName | undefined): Promise<EventCursor>;
  /** The next events of a topic after a cursor. Fewer than `limit` means: that was all, for now. */
  read(topic: Topic, after: EventCursor, limit: number): Promise<readonly RecordedEvent[]>;
  /** How much of a topic lies after an event. */
  backlog(topic: Topic, after: EventName | undefined): Promise<Backlog>;
}

/**
 * The event tables as history.
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
    read: (topic, after, limit) =>
      readForward(database, { schema: sources[topic], topic }, after, limit),
    backlog: async (topic, after) =>
      backlog(database, { schema: sources[topic], topic }, await find(topic, after)),
  };
}
