import type { EventEnvelope } from '@osta/contracts/envelope';
import { createSchema } from '@osta/event-store/testing/create-schema';
import type { Pool } from 'pg';

import { checkpointValues, moveCheckpointSql } from '../checkpoint.sql.ts';
import { subscriptionMigrations } from '../subscription-migrations.ts';
import type { ApplyEvents } from '../subscription.ts';

/** A handler whose effects can be counted. */
export interface Effects {
  readonly apply: ApplyEvents;
  /** `v<version>` of one stream, in the order in which they took effect. */
  of(streamId: string): Promise<readonly string[]>;
  /** Number of all effects. */
  count(): Promise<number>;
  /** Streams that took effect out of order, twice or with a gap. */
  disordered(): Promise<readonly string[]>;
}

const applySql = `
with applied as (
  insert into reader.effect (stream_id, version)
  select stream_id, version from unnest($1::uuid[], $2::int[]) as event (stream_id, version)
), ${moveCheckpointSql('reader', 3)}
select`;

/**
 * Creates the schema `reader` with a table that keeps every effect, repeated ones included.
 *
 * @param trouble called before every statement; throws the errors that a handler might throw
 */
export async function effects(
  pool: Pool,
  trouble: (events: readonly EventEnvelope[]) => Promise<void> | void = () => {},
): Promise<Effects> {
  const client = await pool.connect();
  const { rowCount } = await client.query(`select to_regclass('reader.effect') as there
    where to_regclass('reader.effect') is not null`);
  if (rowCount === 0) {
    await createSchema(client, 'reader', [subscriptionMigrations]);
    await client.query(`create table reader.effect (
      place bigint generated always as identity, stream_id uuid not null, version int not null)`);
  }
  client.release();

  return {
    async apply(events, checkpoint) {
      await trouble(events);
      await pool.query({
        name: 'effects',
        text: applySql,
        values: [
          events.map(({ subject }) => subject),
          events.map(({ streamversion }) => streamversion),
          ...checkpointValues(checkpoint),
        ],
      });
    },

    async of(streamId) {
      const { rows } = await pool.query<{ version: number }>(
        'select version from reader.effect where stream_id = $1 order by place',
        [streamId],
      );
      return rows.map(({ version }) => `v${version}`);
    },

    async count() {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from reader.effect',
      );
      return rows[0]?.count ?? 0;
    },

    async disordered() {
      const { rows } = await pool.query<{ stream: string }>(`
select stream_id || ': ' || array_to_string(versions, ', ') as stream
from (
  select stream_id, array_agg(version order by place) as versions, count(*)::int as count
  from reader.effect group by stream_id
) as list
where versions <> array(select generate_series(1, list.count))`);
      return rows.map(({ stream }) => stream);
    },
  };
}
