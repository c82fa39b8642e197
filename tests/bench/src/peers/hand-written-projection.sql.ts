/** The simplest tables for the task: list, counter, checkpoint. */
export const createTablesSql = `
create schema hand;
create table hand.notification (
  recipient uuid not null, seq bigint generated always as identity, event_id uuid not null,
  kind text not null, data jsonb not null, read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (recipient, seq), unique (event_id, recipient)
);
create table hand.counter (recipient uuid primary key, unread int not null, version bigint not null)
  with (fillfactor = 70);
create table hand.checkpoint (name text primary key, position bigint not null);
insert into hand.checkpoint values ('projector', 0)`;

/**
 * Ignores duplicates by the unique index on event and recipient. Parameters: recipients, ids, kinds,
 * data, position.
 */
export const applyBatchSql = `
with inserted as (
  insert into hand.notification (recipient, event_id, kind, data)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[])
  on conflict (event_id, recipient) do nothing
  returning recipient
), arrived as (
  select recipient, count(*)::int as arrivals from inserted group by recipient order by recipient
), counted as (
  insert into hand.counter select recipient, arrivals, 1 from arrived
  on conflict (recipient) do update
    set unread = counter.unread + excluded.unread, version = counter.version + 1
  returning recipient, unread, version
), moved as (
  update hand.checkpoint set position = $5 where name = 'projector'
)
select recipient, unread, version from counted`;

/** Parameters: recipient, event, kind, data. */
export const insertOneSql = `
insert into hand.notification (recipient, event_id, kind, data) values ($1, $2, $3, $4)
on conflict (event_id, recipient) do nothing`;

/** Parameter: recipient. */
export const countOneSql = `
insert into hand.counter values ($1, 1, 1)
on conflict (recipient) do update set unread = counter.unread + 1, version = counter.version + 1`;

/** Parameter: position. */
export const moveCheckpointSql = `
update hand.checkpoint set position = $1 where name = 'projector'`;
