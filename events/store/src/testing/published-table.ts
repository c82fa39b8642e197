import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Pool } from 'pg';

import type { EventPublisher } from '../relay.ts';

/** A publisher whose broker is a table: what was published can be looked at from everywhere. */
export interface PublishedTable extends EventPublisher {
  /** Every event that was published, oldest first, with repetitions. */
  published(): Promise<readonly Pick<EventEnvelope, 'subject' | 'streamversion'>[]>;
}

/** Makes the table when it is not there. */
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
