/** Aggregate, events, list, counter, checkpoint: the simplest tables for the task. */
export function createTablesSql(schema: string): string {
  return `
create schema floor;
create table floor.aggregate (id uuid primary key, version int not null);
create table floor.event (
  position bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  id uuid not null, recipient uuid not null, data jsonb not null
);
create index on floor.event (tx, position);
create table floor.notification (
  event_id uuid not null, recipient uuid not null, data jsonb not null,
  created_at timestamptz not null default now(), primary key (event_id, recipient)
);
create index on floor.notification (recipient, created_at);
create table floor.counter (recipient uuid primary key, unread int not null, version int not null)
  with (fillfactor = 70);
create table floor.checkpoint (name text primary key, position bigint not null);
insert into floor.checkpoint values ('projector', 0)`.replaceAll('floor', schema);
}

/** Parameters: aggregate, event, recipient, data. */
export const appendSql = (schema: string): string =>
  `
with saved as (insert into floor.aggregate values ($1, 1) returning id)
insert into floor.event (id, recipient, data) select $2, $3, $4 from saved`.replaceAll(
    'floor',
    schema,
  );

/** By the index on both columns. Parameters: both values of the last row read. */
export const readSql = (schema: string): string =>
  `
select tx::text, position::text, id, recipient, data from floor.event
where (tx, position) > ($1::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
order by event.tx, event.position limit 500`.replaceAll('floor', schema);

/** Parameters: recipients, ids, data, position. */
export const projectSql = (schema: string): string =>
  `
with inserted as (
  insert into floor.notification (recipient, event_id, data)
  select * from unnest($1::uuid[], $2::uuid[], $3::jsonb[])
  on conflict (event_id, recipient) do nothing
  returning recipient
), arrived as (
  select recipient, count(*)::int as arrivals from inserted group by recipient order by recipient
), moved as (
  update floor.checkpoint set position = $4 where name = 'projector'
)
insert into floor.counter select recipient, arrivals, arrivals from arrived
on conflict (recipient) do update
  set unread = counter.unread + excluded.unread, version = counter.version + excluded.version
returning recipient, version`.replaceAll('floor', schema);
