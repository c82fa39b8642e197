import { escapeIdentifier } from 'pg';

import { plainArray } from './plain-array.ts';
import type { Checkpoint } from './subscription.ts';

/** Number of parameters of `moveCheckpointSql`. */
export const checkpointParameters = 7;

/**
 * Returns common table expressions that move the checkpoint. A handler puts them into the statement of its
 * effect:
 *
 * `with inserted as (insert …), ${moveCheckpointSql(schema, 5)} select …`, and `checkpointValues` from `$5` on.
 *
 * A stream moves only from the version that the checkpoint holds. The stream stands elsewhere when another
 * reader has applied these events, or when an earlier event never came. Then the statement fails: a stream that
 * begins violates its primary key, and the new version of one that goes on is null in a column that takes none.
 * This makes the effect exactly-once under two readers, redelivery and redrive. Streams are locked in the order
 * of their ids, new ones first. Uses the primary keys of both tables; streams are looked up one by one, so the
 * plan does not depend on the planner's estimate of the table size.
 *
 * @param schema of the service that subscribes, with the tables of `subscriptionMigrations`
 * @param first number of the first parameter
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

/** Returns the parameters of `moveCheckpointSql`, in order. */
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
