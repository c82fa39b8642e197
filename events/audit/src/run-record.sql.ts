/**
 * Creates the tables of the tool, or adds what an older version of them lacks, in a schema that belongs to no
 * service. The first run executes it, so that the tool works on every database with events.
 */
export const makeToolTables = `
  select pg_advisory_xact_lock(hashtextextended('osta_audit', 0));
  create schema if not exists osta_audit;
  create table if not exists osta_audit.run (
    id uuid primary key default uuidv7(),
    command text not null,
    arguments text[] not null,
    -- The account on the machine where it ran, and the role and address that the database saw
    operator text not null,
    role text not null default session_user,
    address inet default inet_client_addr(),
    started_at timestamptz(3) not null default clock_timestamp(),
    reason text
  );
  alter table osta_audit.run add column if not exists reason text;
  -- A run without a row here still runs, or was killed
  create table if not exists osta_audit.run_end (
    run_id uuid primary key references osta_audit.run,
    ended_at timestamptz(3) not null default clock_timestamp(),
    exit_code integer not null,
    -- What it has counted: events, streams, differences, …
    counts jsonb not null default '{}'
  );
  do $ends$
  begin
    -- An older version of the tool changed the row of a run when it ended
    if exists (select from pg_attribute
                where attrelid = 'osta_audit.run'::regclass and attname = 'ended_at' and not attisdropped)
    then
      execute 'insert into osta_audit.run_end (run_id, ended_at, exit_code)
               select id, ended_at, coalesce(exit_code, 3) from osta_audit.run where ended_at is not null
               on conflict do nothing';
      execute 'alter table osta_audit.run drop column ended_at, drop column exit_code';
    end if;
  end
  $ends$;
  create or replace function osta_audit.refuse_change() returns trigger language plpgsql as $refuse$
  begin
    raise exception 'osta_audit.% only grows', tg_table_name using errcode = 'insufficient_privilege';
  end
  $refuse$;
  create or replace trigger only_grows before update or delete or truncate on osta_audit.run
    for each statement execute function osta_audit.refuse_change();
  create or replace trigger only_grows before update or delete or truncate on osta_audit.run_end
    for each statement execute function osta_audit.refuse_change();
  -- What repairs have changed: the row and the fields that differed, never what they said
  create table if not exists osta_audit.repaired_row (
    id uuid primary key default uuidv7(),
    run_id uuid not null references osta_audit.run,
    model text not null,
    "table" text not null,
    key jsonb not null,
    kind text not null,
    fields jsonb not null
  );
  create or replace trigger only_grows before update or delete or truncate on osta_audit.repaired_row
    for each statement execute function osta_audit.refuse_change();
  -- How far a run has come that can be resumed, and what it has found on the way there
  create table if not exists osta_audit.run_part (
    run_id uuid not null references osta_audit.run,
    part integer not null,
    place jsonb not null,
    found jsonb not null,
    primary key (run_id, part)
  );
  create or replace trigger only_grows before update or delete or truncate on osta_audit.run_part
    for each statement execute function osta_audit.refuse_change();
  create table if not exists osta_audit.live_rebuild (
    model text primary key,
    state text not null,
    -- How far the log is read
    tx xid8 not null default '0',
    position bigint not null default 0,
    done bigint not null default 0,
    total bigint not null,
    error text,
    reason text not null,
    operator text not null,
    started_at timestamptz(3) not null default clock_timestamp(),
    updated_at timestamptz(3) not null default clock_timestamp(),
    swapped_at timestamptz(3)
  );
  -- Streams that the live subscription had not applied when the rebuild came by
  create table if not exists osta_audit.held_stream (
    model text not null,
    topic text not null,
    stream_id uuid not null,
    -- The newest version that is in the rebuilt tables
    upto integer not null,
    primary key (model, topic, stream_id)
  );
  alter table osta_audit.live_rebuild
    -- Whether it waits for somebody to ask for the swap
    add column if not exists holds boolean not null default false,
    drop constraint if exists live_rebuild_state_check,
    add constraint live_rebuild_state_check check (state in ('building', 'paused', 'built', 'swapped'))`;

/** Returns whether the newest part of these tables exists. */
export const hasToolTables = `
  select exists (
    select from pg_attribute
     where attrelid = to_regclass('osta_audit.live_rebuild') and attname = 'holds'
  ) and to_regclass('osta_audit.run_end') is not null
    and to_regclass('osta_audit.repaired_row') is not null
    and to_regclass('osta_audit.run_part') is not null as "isThere"`;

/** The key of the lock that a session holds while its run runs. */
const lockOf = (id: string): string => `hashtextextended('osta-audit run ' || ${id}, 0)`;

/** Inserts a run and locks it for as long as the session lives. Parameters: command, arguments, operator, reason. */
export const beginRun = `
  with begun as (
    insert into osta_audit.run (command, arguments, operator, reason) values ($1, $2, $3, $4) returning id)
  select id, pg_advisory_lock(${lockOf('id')}) from begun`;

/** Records the end of a run and lets go of its lock. Parameters: id, exit code, counts. */
export const endRun = `
  with ended as (
    insert into osta_audit.run_end (run_id, exit_code, counts) values ($1, $2, $3) returning run_id)
  select pg_advisory_unlock(${lockOf('run_id')}) from ended`;

/** Records how far a run has come. Parameters: run, part from 1 on, place, what it has found since the part before. */
export const keepPart = `
  insert into osta_audit.run_part (run_id, part, place, found) values ($1, $2, $3::jsonb, $4::jsonb)`;

/** Reads how far a run has come. Primary key. Parameter: run. */
export const readParts = `
  select place, found from osta_audit.run_part where run_id = $1 order by part`;

/** Tells whether a run has ended, runs or did not end; for a join of `run` and `run_end`. */
const stateOfRun = `case when ended_at is not null then 'ended'
              when exists (
                select from pg_locks
                 where locktype = 'advisory' and objsubid = 1
                   and database = (select oid from pg_database where datname = current_database())
                   and (classid::bigint << 32) | objid::bigint = ${lockOf('run.id')})
              then 'runs' else 'did not end' end`;

/** Finds a run by its primary key. Parameter: id. */
export const findRun = `
  select command, arguments, exit_code, ${stateOfRun} as state
    from osta_audit.run left join osta_audit.run_end on run_end.run_id = run.id where id = $1`;

/** Locks a run that does not run, as if it did, for as long as the session lives; false when it runs. Parameter: id. */
export const tryLockRun = `select pg_try_advisory_lock(${lockOf('$1::uuid')}) as "isMine"`;

/** Lists runs, newest first, by the primary keys. Parameter: limit. */
export const listRuns = `
  select id, command, arguments, operator, role, host(address) as address, started_at, reason, ended_at,
         exit_code, counts,
         (extract(epoch from ended_at - started_at) * 1000)::int as milliseconds,
         ${stateOfRun} as state
    from osta_audit.run left join osta_audit.run_end on run_end.run_id = run.id
   order by id desc limit $1`;

/** Finds the newest runs of a command that did its work, with what they counted. Parameters: command, model or null. */
export const findPaceSql = `
  select coalesce(counts ->> 'events', counts ->> 'streams')::float8 as events,
         extract(epoch from ended_at - started_at)::float8 as seconds
    from osta_audit.run join osta_audit.run_end on run_end.run_id = run.id
   where command = $1 and exit_code in (0, 1) and coalesce(counts ->> 'events', counts ->> 'streams')::int > 0
     and not arguments && array['--dry-run', '--throttle']
     and ($2::text is null or $2 = any(arguments) or '--model=' || $2 = any(arguments))
   order by id desc limit 5`;

/**
 * Finds the newest whole comparison of a read model, by itself or with all others. Parameters: model, the name of the
 * count of its differences beside others.
 */
export const findLastComparedSql = `
  select ended_at as "endedAt",
         case when counts ? 'models' then coalesce(counts ->> $2, '0') else counts ->> 'differences' end::int as differences
    from osta_audit.run join osta_audit.run_end on run_end.run_id = run.id
   where command = 'diff' and exit_code in (0, 1) and counts ? 'differences' and not exists (select from unnest(arguments) as word where word like '--until%')
     and (counts ? 'models' or $1 = any(arguments) or '--model=' || $1 = any(arguments))
   order by id desc limit 1`;
