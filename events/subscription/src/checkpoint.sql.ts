import { escapeIdentifier } from 'pg';

import type { Checkpoint } from './subscription.ts';

/** How many parameters `moveCheckpointSql` takes. */
const checkpointParameters = 6;

/**
 * Common table expressions that move the checkpoint; a handler puts them into the statement of its effect:
 *
 * `with inserted as (insert …), ${moveCheckpointSql(schema, 5)} select …`, and `checkpointValues` from `$5` on.
 *
 * A stream moves only from the version the checkpoint says. When it stands elsewhere, because somebody else has
 * applied these events or one before them never came, its new version is null and the NOT NULL of the column
 * takes back the whole statement: that is what makes the effect exactly-once with two readers, redelivery and
 * redrive. Streams are locked in the order of their ids, so two statements cannot wait for each other here.
 * Primary keys of both tables.
 *
 * @param schema of the service that subscribes, with the tables of `subscriptionMigrations`
 * @param first number of the first of the parameters
 */
export function moveCheckpointSql(schema: string, first: number): string {
  const inSchema = (table: string) => `${escapeIdentifier(schema)}.${table}`;
  const [subscription, partition, position, streams, before, after] = Array.from(
    { length: checkpointParameters },
    (_, index) => `$${first + index}`,
  );
  return `
checkpoint_moved as (
  insert into ${inSchema('checkpoint')} (subscription, partition, position, updated_at)
  select ${subscription}::text, ${partition}::text, ${position}::text, now()
  where ${position}::text is not null
  on conflict (subscription, partition)
  do update set position = excluded.position, updated_at = excluded.updated_at
), streams_moved as (
  insert into ${inSchema('applied_stream')} as applied (subscription, stream_id, previous, version)
  select ${subscription}::text, step.stream_id, step.before,
    case when step.before = 0 or exists (
      select from ${inSchema('applied_stream')} as known
      where known.subscription = ${subscription}::text and known.stream_id = step.stream_id
    ) then step.after end
  from unnest(${streams}::uuid[], ${before}::int[], ${after}::int[])
    as step (stream_id, before, after)
  order by step.stream_id
  on conflict (subscription, stream_id) do update set
    previous = excluded.previous,
    version = case when applied.version = excluded.previous then excluded.version end
)`;
}

/** The parameters of `moveCheckpointSql`, in order. */
export function checkpointValues(checkpoint: Checkpoint): readonly unknown[] {
  const { subscription, partition, position, streams } = checkpoint;
  return [
    subscription,
    partition,
    position,
    streams.map(({ streamId }) => streamId),
    streams.map(({ before }) => before),
    streams.map(({ after }) => after),
  ];
}
