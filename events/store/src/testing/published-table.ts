import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Pool } from 'pg';

import type { EventPublisher } from '../relay.ts';

/** A publisher whose broker is a table, so that every process can read what was published. */
export interface PublishedTable extends EventPublisher {
  /** Returns every published event, oldest first, repetitions included. */
  published(): Promise<readonly Pick<EventEnvelope, 'subject' | 'streamversion'>[]>;
}

/** Opens the table; creates it when it is missing. */
export async function publishedTable(pool: Pool): Promise<PublishedTable> {
  await pool.query(`create table if not exists request.published (
    place bigint generated always as identity, subject uuid not null, streamversion int not null)`);

  return {
    async publish(events) {
      await pool.query(
        `insert into request.published (subject, streamversion)
         select subject, streamversion from unnest($1::uuid[], $2::int[])
           with ordinality as event (subject, streamversion, ordinal)
         order by ordinal`,
        [events.map(({ subject }) => subject), events.map(({ streamversion }) => streamversion)],
      );
    },

    async published() {
      const { rows } = await pool.query<{ subject: string; streamversion: number }>(
        'select subject, streamversion from request.published order by place',
      );
      return rows;
    },
  };
}
