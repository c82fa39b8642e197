import type { EventEnvelope } from '@osta/contracts/envelope';
import { Topic } from '@osta/contracts/topic';
import { readStream } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

/**
 * Finds events that did not come: those of the stream of `event` from version `first` on, up to the one
 * before it. What is not found is left out. Rejects when the store cannot be asked.
 */
export type StreamHealer = (
  event: EventEnvelope,
  first: number,
) => Promise<readonly EventEnvelope[]>;

/** Heals from the event tables. */
export function postgresHealer(pool: Pool, sources: Readonly<Record<Topic, string>>): StreamHealer {
  return async ({ type, subject, streamversion }, first) => {
    // `osta.<topic>.…`
    const topic = Topic.safeParse(type.split('.')[1]);
    if (!topic.success) return [];
    return readStream(pool, sources[topic.data], subject, first, streamversion - 1);
  };
}
