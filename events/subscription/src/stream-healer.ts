import type { EventEnvelope } from '@osta/contracts/envelope';
import { Topic } from '@osta/contracts/topic';
import { readStream } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

/**
 * Finds missing events: those of the stream of `event` from version `first` up to the one before `event`.
 * Events that are not found are left out. Rejects when the store cannot be read.
 */
export type StreamHealer = (
  event: EventEnvelope,
  first: number,
) => Promise<readonly EventEnvelope[]>;

/**
 * Returns a healer that reads the event tables.
 *
 * @param sources schema of the service that records each topic
 */
export function postgresHealer(pool: Pool, sources: Readonly<Record<Topic, string>>): StreamHealer {
  return async ({ type, subject, streamversion }, first) => {
    // `osta.<topic>.…`
    const topic = Topic.safeParse(type.split('.')[1]);
    if (!topic.success) return [];
    return readStream(pool, sources[topic.data], subject, first, streamversion - 1);
  };
}
