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
    -- Null while it runs, and for ever when it was killed
    ended_at timestamptz(3),
    exit_code integer
  );
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
  ) as "isThere"`;

/** Inserts a run. Parameters: command, arguments, operator. */
export const beginRun = `
  insert into osta_audit.run (command, arguments, operator) values ($1, $2, $3) returning id`;

/** Records the end of a run. Primary key. Parameters: id, exit code. */
export const endRun = `
  update osta_audit.run set ended_at = clock_timestamp(), exit_code = $2 where id = $1`;

/** Lists runs, newest first, by the primary key. Parameter: limit. */
export const listRuns = `
  select id, command, arguments, operator, role, host(address) as address, started_at, ended_at, exit_code
    from osta_audit.run order by id desc limit $1`;
