import { escapeIdentifier } from 'pg';

import type { StreamTables } from './postgres-streams.sql.ts';

/** Finds the version of the declaration that the timers of a topic follow. Primary key. Parameter: topic. */
export function timerBasisSql(schema: string): string {
  return `select version from ${escapeIdentifier(schema)}.timer_basis where topic = $1`;
}

/**
 * Stores the version of the declaration that the timers of a topic follow. Primary key. Parameters: topic,
 * version.
 */
export function setTimerBasisSql(schema: string): string {
  return `
insert into ${escapeIdentifier(schema)}.timer_basis (topic, version) values ($1, $2)
on conflict (topic) do update set version = excluded.version`;
}

/** Reads snapshots after an id. Primary key. Parameters: the id, limit. */
export function readSnapshotsSql(tables: StreamTables): string {
  return `
select id, version, state from ${snapshotOf(tables)} where id > $1 order by id limit $2`;
}

/** Reads some snapshots. Primary key. Parameter: ids. */
export function readSomeSnapshotsSql(tables: StreamTables): string {
  return `select id, version, state from ${snapshotOf(tables)} where id = any($1::uuid[])`;
}

/**
 * Waits for the commands that set or cancel timers, and blocks new ones until the transaction ends.
 *
 * A row lock is not enough: a command that waits for the row goes on with what it saw when it began, so it
 * would not cancel a timer that was written while it waited. It takes its lock on the table before it looks.
 */
export function lockTimersSql(tables: StreamTables): string {
  return `lock table ${escapeIdentifier(tables.schema)}.timer in share row exclusive mode`;
}

/**
 * Corrects the timers of some streams, under `lockTimersSql`. The lock on the snapshot blocks commands that
 * change no timer; a stream that has changed since it was read is skipped. Primary keys.
 *
 * Parameters: streams and their versions as read; stream, name, about and due of every deadline; topic.
 *
 * @returns the streams whose timers are right now
 */
export function rebuildTimersSql(tables: StreamTables): string {
  const timer = `${escapeIdentifier(tables.schema)}.timer`;
  return `
with settled as (
  select snapshot.id, snapshot.version
  from ${snapshotOf(tables)} as snapshot
  join unnest($1::uuid[], $2::int[]) as given (id, version)
    on given.id = snapshot.id and given.version = snapshot.version
  for share of snapshot
), wanted as (
  select settled.id, settled.version, deadline.name, deadline.about, deadline.due_at
  from settled
  join unnest($3::uuid[], $4::text[], $5::text[], $6::timestamptz[])
    as deadline (id, name, about, due_at) on deadline.id = settled.id
), written as (
  insert into ${timer} as timer (stream_id, name, about, topic, due_at, set_by, next_at)
  select id, name, about, $7, due_at, version, due_at from wanted
  on conflict (stream_id, name, about) do update set due_at = excluded.due_at,
    set_by = excluded.set_by, next_at = excluded.next_at, attempts = 0, problem = null
  where timer.due_at <> excluded.due_at
), removed as (
  delete from ${timer} as timer using settled
  where timer.stream_id = settled.id and not exists (
    select 1 from wanted where wanted.id = timer.stream_id
      and wanted.name = timer.name and wanted.about = timer.about
  )
)
select id from settled`;
}

function snapshotOf({ schema, table }: StreamTables): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
}
