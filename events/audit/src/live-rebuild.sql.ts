import { eventColumns } from '@osta/event-store/event-row';
import type { ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, escapeLiteral } from 'pg';

import { isApplied, isDiscarded, within, type LogSource } from './log-reader.sql.ts';

/** Inserts a rebuild. Parameters: model, reason, operator, total, whether it holds before the swap. */
export const beginSql = `
  insert into osta_audit.live_rebuild (model, state, reason, operator, total, holds)
  values ($1, 'building', $2, $3, $4, $5)`;

/** Lets a rebuild go on to the swap. Parameter: model. */
export const holdNoLongerSql = `update osta_audit.live_rebuild set holds = false where model = $1`;

/**
 * Reads the cursor of a rebuild. Primary key. Not locked: a row lock would hold back the readers of the log
 * from here on. Parameter: model.
 */
export const placeSql = `
  select state, holds, tx::text, position::text, done::int, total::int
    from osta_audit.live_rebuild where model = $1`;

/** Moves the cursor of a rebuild. Parameters: model, tx, position, events. */
export const moveSql = `
  update osta_audit.live_rebuild
     set tx = $2::xid8, position = $3::bigint, done = done + $4, error = null, updated_at = clock_timestamp()
   where model = $1`;

/** Changes the state of a rebuild. Parameters: model, current state, next state. */
export const changeStateSql = `
  update osta_audit.live_rebuild
     set state = $3, updated_at = clock_timestamp(),
         swapped_at = case when $3 = 'swapped' then clock_timestamp() end
   where model = $1 and state = $2`;

/** Records why a rebuild failed. Parameters: model, error. */
export const complainSql = `
  update osta_audit.live_rebuild set error = $2, updated_at = clock_timestamp() where model = $1`;

export const statusSql = `
  select model, state, done::int, total::int, error, reason, operator, started_at, updated_at, swapped_at
    from osta_audit.live_rebuild where model = $1`;

/** Deletes a rebuild. Parameter: model. */
export const forgetSql = `
  with held as (delete from osta_audit.held_stream where model = $1)
  delete from osta_audit.live_rebuild where model = $1`;

const isHeld = `exists (
        select from osta_audit.held_stream as held
         where held.model = $4 and held.topic = event.topic and held.stream_id = event.stream_id)`;

/**
 * Reads the next events after a cursor that no older transaction can precede any more, each with the live
 * tables' view of it: whether the subscription has applied it, and whether an earlier event of its stream was
 * left out.
 *
 * Index on `(tx, position)` of each event table; primary keys of `applied_stream` and `held_stream`.
 * Parameters: tx, position, limit, model.
 */
export function readFlaggedSql(sources: readonly LogSource[]): string {
  const branches = sources.map(
    (source) => `
    (select ${eventColumns}, ${isApplied(source)} as "isApplied", ${isHeld} as "isHeld"
       from ${within(source)}
        and (event.tx, event.position) > ($1::xid8, $2::bigint)
        and event.tx < (select horizon.tx from ${quote(source.schema)}.event_horizon as horizon)
      order by event.tx, event.position
      limit $3)`,
  );
  return `select * from (${branches.join(' union all ')}) as log order by tx, position limit $3`;
}

/**
 * Reads the same while every writer of the live tables is blocked: the rest of the log that the live tables
 * hold. Events recorded meanwhile are not applied, so they are not returned.
 */
export function readRestSql(sources: readonly LogSource[]): string {
  const branches = sources.map(
    (source) => `
    (select ${eventColumns}, true as "isApplied", false as "isHeld"
       from ${within(source)}
        and (event.tx, event.position) > ($1::xid8, $2::bigint)
        and ${isApplied(source)} and not ${isHeld}
      order by event.tx, event.position
      limit $3)`,
  );
  return `select * from (${branches.join(' union all ')}) as log order by tx, position limit $3`;
}

/**
 * Records held streams. Parameters: model; arrays of one length: topic, stream, last version in the rebuilt
 * tables.
 */
export const holdSql = `
  insert into osta_audit.held_stream (model, topic, stream_id, upto)
  select $1, topic, stream_id, upto
    from unnest($2::text[], $3::uuid[], $4::int[]) as held (topic, stream_id, upto)
  on conflict (model, topic, stream_id) do update set upto = greatest(held_stream.upto, excluded.upto)`;

/**
 * Reads events that were left out because the subscription had not applied them, and that it has applied by
 * now: up to the cursor, or all of them once every writer is blocked. By the held streams; unique index of the
 * events. Parameters: tx, position, limit, model, whether the cursor counts.
 */
export function readHeldSql(sources: readonly LogSource[]): string {
  const branches = sources.flatMap((source) => {
    const { appliedBy } = source;
    if (!appliedBy) return [];
    return [
      `
    (select ${eventColumns}
       from osta_audit.held_stream as held
       join ${quote(appliedBy.schema)}.applied_stream as applied
         on applied.subscription = ${escapeLiteral(appliedBy.subscription)}
        and applied.topic = held.topic and applied.stream_id = held.stream_id
       join ${quote(source.schema)}.event
         on event.stream_id = held.stream_id and event.topic = held.topic
        and event.stream_version > held.upto and event.stream_version <= applied.version
      where held.model = $4
        and (not $5::boolean or (event.tx, event.position) <= ($1::xid8, $2::bigint))
        and event.topic in (${source.topics.map((topic) => escapeLiteral(topic)).join(', ')})
        and not ${isDiscarded(source)}
      order by event.tx, event.position
      limit $3)`,
    ];
  });
  return `select * from (${branches.join(' union all ')}) as log order by tx, position limit $3`;
}

/** Blocks every writer of the live tables, and no reader. */
export function lockWritersSql(model: ReadModel): string {
  return `lock table ${namesOf(model)} in exclusive mode`;
}

/**
 * Blocks every reader of the live tables, too. In the order of the model, which is that of the queries: one that holds
 * its first table and waits for the second would otherwise wait for us, and we for it.
 */
export function lockReadersSql(model: ReadModel): string {
  return `lock table ${namesOf(model)} in access exclusive mode`;
}

function namesOf({ schema, tables }: ReadModel): string {
  return tables.map(({ name }) => `${quote(schema)}.${quote(name)}`).join(', ');
}

/**
 * Finds the tables and views that exist in both schemas, and the statements that give those of the second
 * schema the owner and grants of the first. Parameters: schema of the live tables, of the rebuilt ones.
 */
export const findTwinsSql = `
  select live.relname as name, case live.relkind when 'v' then 'view' else 'table' end as kind,
         pg_get_userbyid(live.relowner) as owner,
         array(
           select format('grant %s on %s to %s', acl.privilege_type, '%TARGET%',
             case acl.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(acl.grantee)) end)
             from aclexplode(live.relacl) as acl
         ) as grants,
         (select jsonb_agg(jsonb_build_array(attname, atttypid::int, attnotnull) order by attname)
            from pg_attribute where attrelid = live.oid and attnum > 0 and not attisdropped)
         = (select jsonb_agg(jsonb_build_array(attname, atttypid::int, attnotnull) order by attname)
            from pg_attribute where attrelid = rebuilt.oid and attnum > 0 and not attisdropped) as "isAlike"
    from pg_class as live
    join pg_class as rebuilt on rebuilt.relname = live.relname and rebuilt.relkind = live.relkind
   where live.relnamespace = $1::regnamespace and rebuilt.relnamespace = $2::regnamespace
     and live.relkind in ('r', 'v')
   order by live.relkind, live.relname`;
