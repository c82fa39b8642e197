import type { MyRecord } from '@osta/contracts/my-record';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Topic } from '@osta/contracts/topic';
import { readStream } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

import { openEvents } from './personal-data.ts';

/** More than any stream has. */
const lastVersion = 1_000_000;

/** Reads all events of one stream, oldest first, with the personal words opened for the person they are about. */
export async function readRecords(
  pool: Pool,
  topic: Topic,
  streamId: string,
): Promise<readonly MyRecord[]> {
  const events = await readStream(pool, schemaOfTopic[topic], streamId, 1, lastVersion);
  const readable = await openEvents(pool, events, [topic]);
  return readable.map(({ type, subject, time, actor, data }) => ({
    type,
    subject,
    time,
    actor,
    data,
  }));
}
