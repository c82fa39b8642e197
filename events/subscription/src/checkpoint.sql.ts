import { escapeIdentifier } from 'pg';

import { plainArray } from './plain-array.ts';
import type { Checkpoint } from './subscription.ts';

/** How many parameters `moveCheckpointSql` takes. */
const checkpointParameters = 7;

/**
 * Common table expressions that move the checkpoint; a handler puts them into the statement of its effect:
 *
 * `with inserted as (insert …), ${moveCheckpointSql(schema, 5)} select …`, and `checkpointValues` from `$5` on.
 *
 * A stream moves only from the version the checkpoint says. When it stands elsewhere, because somebody else has
 * applied these events or one before them never came, the statement takes itself back: the first version of a
 * stream is there already, or the new version of one that goes on is null and the column takes none. That is
 * what makes the effect exactly-once with two readers, redelivery and redrive. Streams are locked in the order of
 * their ids, those that begin before those that go on. Primary keys of both tables: what is known of a stream is
 * asked for one by one, whatever the planner believes of the size of the table.
 *
 * @param schema of the service that subscribes, with the tables of `subscriptionMigrations`
 * @param first number of the first of the parameters
 */
export function moveCheckpointSql(schema: string, first: number): string {
  const inSchema = (table: string) => `${escapeIdentifier(schema)}.${table}`;
  const [subscription, partition, position, topics, streams, before, after] = Array.from(
    { length: checkpointParameters },
    (_, index) => `$${first + index}`,
  );
  const steps = `unnest(${topics}::text[], ${streams}::uuid[], ${before}::int[], ${after}::int[])
    as step (topic, stream_id, before, after)`;
  return `
checkpoint_moved as (
  insert into ${inSchema('checkpoint')} (subscription, partition, position, updated_at)
  select ${subscription}::text, ${partition}::text, ${position}::text, now()
  where ${position}::text is not null
  on conflict (subscription, partition)
  do update set position = excluded.position, updated_at = excluded.updated_at
), streams_begun as (
  insert into ${inSchema('applied_stream')} (subscription, topic, stream_id, previous, version)
  select ${subscription}::text, step.topic, step.stream_id, 0, step.after
  from ${steps}
  where step.before = 0
  order by step.stream_id
), streams_moved as (
  insert into ${inSchema('applied_stream')} as applied
    (subscription, topic, stream_id, previous, version)
  select ${subscription}::text, step.topic, step.stream_id, step.before, (
    select step.after from ${inSchema('applied_stream')} as known
    where known.subscription = ${subscription}::text
      and known.topic = step.topic and known.stream_id = step.stream_id
  )
  from ${steps}
  where step.before > 0
  order by step.stream_id
  on conflict (subscription, topic, stream_id) do update set
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
    plainArray(streams.map(({ topic }) => topic)),
    plainArray(streams.map(({ streamId }) => streamId)),
    plainArray(streams.map(({ before }) => before)),
    plainArray(streams.map(({ after }) => after)),
  ];
}
