import type { Topic } from '@osta/contracts/topic';
import type { Doorbell } from '@osta/event-store/doorbell';
import { beginning, parseCursor } from '@osta/event-store/event-cursor';
import { backlog } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

import type { EventLog, EventReader, Lag, Reading } from '../event-log.ts';
import { partitionLeases } from './partition-leases.ts';
import { readTogether } from './read-together.ts';
import { sharedPartition, type SharedPartition } from './shared-partition.ts';

export interface PostgresEventLogOptions {
  /** A pool that may read the event tables. One more connection, beside the pool, holds the leases. */
  readonly pool: Pool;
  /** Schema of the service that records each topic. */
  readonly sources: Readonly<Record<Topic, string>>;
  readonly doorbell: Doorbell;
  /** Milliseconds after which a lost ring is made up for and a dead reader replaced; default 1000. */
  readonly safetyPollMs?: number;
  /** Largest number of events in one batch; default 500. */
  readonly batchSize?: number;
  /** Called with problems that reading recovers from. */
  readonly onProblem?: (error: unknown) => void;
}

/**
 * Creates the log over the event tables: one partition for each topic, named like it.
 *
 * Readers of one group share the topics: one reads, the others stand by, in any process. It recovers from every
 * failure by itself: `ended` settles only after `stop`.
 */
export function postgresEventLog(options: PostgresEventLogOptions): EventLog {
  const { pool, sources, doorbell } = options;
  const { safetyPollMs = 1000, batchSize = 500, onProblem = () => {} } = options;
  const leases = partitionLeases({ pool, sources, interval: safetyPollMs, onProblem });
  const together = readTogether(pool);
  const readings = new Set<Reading>();

  async function lagOf(
    reader: EventReader,
    partitions: ReadonlyMap<Topic, SharedPartition>,
  ): Promise<Lag> {
    const stored = await reader.positions(reader.topics);
    const backlogs = await Promise.all(
      [...partitions].map(async ([topic, partition]) => {
        const position = stored.get(topic);
        const elsewhere = position === undefined ? beginning : parseCursor(position);
        const source = { schema: sources[topic], topic };
        return backlog(pool, source, partition.cursor() ?? elsewhere);
      }),
    );
    return {
      events: backlogs.reduce((sum, { events }) => sum + events, 0),
      seconds: Math.max(0, ...backlogs.map(({ seconds }) => seconds)),
    };
  }

  return {
    async read(reader: EventReader): Promise<Reading> {
      const partitions = new Map(
        [...new Set(reader.topics)].map((topic) => {
          const schema = sources[topic];
          const partition = sharedPartition({
            readTogether: together,
            schema,
            topic,
            reader,
            batchSize,
            doorbell,
            leases,
            onProblem,
          });
          return [topic, partition] as const;
        }),
      );
      const over = new AbortController();
      const ended = new Promise<undefined>((resolve) => {
        over.signal.addEventListener('abort', () => resolve(undefined));
      });
      const stop = async (): Promise<void> => {
        await Promise.all([...partitions.values()].map((partition) => partition.stop()));
        readings.delete(reading);
        over.abort();
      };
      let stopped: Promise<void> | undefined;
      const reading: Reading = {
        ended,
        lag: () => lagOf(reader, partitions),
        stop: () => (stopped ??= stop()),
      };
      readings.add(reading);
      return reading;
    },

    async close(): Promise<void> {
      await Promise.all([...readings].map((reading) => reading.stop()));
      await leases.close();
    },
  };
}
