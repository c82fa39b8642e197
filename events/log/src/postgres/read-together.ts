import { setImmediate } from 'node:timers/promises';

import type { EventCursor } from '@osta/event-store/event-cursor';
import { readForward, type EventPage, type EventSource } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

/** Reads the next events after a cursor, like `readForward`. */
export type ReadTogether = (
  source: EventSource,
  after: EventCursor,
  limit: number,
) => Promise<EventPage>;

/**
 * Creates a reader that answers the same question of many with one statement. A ring wakes all readers of a topic,
 * dozens in a process of all services, and most of them have read as far as the others.
 *
 * The statement begins after everybody has asked: it sees what was committed before.
 */
export function readTogether(pool: Pool): ReadTogether {
  const asked = new Map<string, Promise<EventPage>>();

  return async (source, after, limit) => {
    const { schema, topic } = source;
    const question = JSON.stringify([schema, topic, after.tx, after.position, limit]);
    const ask = async (): Promise<EventPage> => {
      await setImmediate();
      asked.delete(question);
      return readForward(pool, source, after, limit);
    };
    const page = asked.get(question) ?? ask();
    asked.set(question, page);
    return page;
  };
}
