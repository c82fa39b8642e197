import { insertEventsSql } from '@osta/event-store/insert-events.sql';
import { escapeIdentifier } from 'pg';

import { isOffSql } from './is-off.sql.ts';

/** Parameters of `projectEventsSql` before those of its additional fragments. */
export const projectParameters = 11;

/**
 * Returns the general projection: one statement that writes new notifications, their counters and
 * new names, with everything that must commit together with them.
 *
 * It first locks the counters of all recipients, in the order of their ids: from then on no reader
 * can mark a `seq` as read that is about to be assigned. If a reader's watermark has passed the
 * `seq` of a new notification, it gets one above the watermark. Primary keys of all three tables;
 * an existing notification changes nothing. A notification that its recipient had switched off when
 * it happened makes no row; only its moment is kept in `passed_over`, so that a later switch takes
 * effect after it.
 *
 * If the very first notifications of a recipient are projected twice at one moment, the statement
 * violates `notification_counter_pkey`. It then has had no effect and can be run again.
 *
 * Parameters: arrays of one length with the columns of a notification, `parameters` as one JSON
 * array; then those of `namedSql`.
 *
 * @param schema where the tables are
 * @param alongside more common table expressions, each after a comma. They can select from `fresh
 *   (id, recipient_id, event_id, seq, arrival, created_at)` and `counted (user_id, unread, version,
 *   readings, late)`
 */
export function projectEventsSql(schema: string, alongside: readonly string[] = []): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  return `
with incoming as materialized (
  select new.*, (extract(epoch from new.created_at) * 1000)::bigint as place
  from rows from (
    unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::text[]),
    unnest($5::text[]), unnest($6::text[]), jsonb_array_elements($7::jsonb),
    unnest($8::timestamptz[])
  ) with ordinality as new
    (id, recipient_id, event_id, type, reason, role, parameters, created_at, ordinal)
), reader as materialized (
  select user_id, read_upto, newest, preferences -> 'turns' as turns
  from ${inSchema('notification_counter')}
  where user_id = any($2::uuid[])
  order by user_id
  for update
), fresh as (
  insert into ${inSchema('notification')}
    (id, recipient_id, event_id, seq, arrival, type, reason, role, parameters, created_at)
  select id, recipient_id, event_id,
    greatest(place, coalesce(read_upto, 0) + 1),
    coalesce(newest, 0) + row_number() over (partition by recipient_id order by ordinal),
    type, reason, role, parameters, created_at
  from incoming left join reader on user_id = recipient_id
  where not ${isOffSql('turns', 'type', 'place')}
  order by ordinal
  on conflict (id) do nothing
  returning id, recipient_id, event_id, seq, arrival, created_at
), arrived as (
  select recipient_id, count(*)::int as arrivals, max(arrival) as newest,
    (count(*) filter (where seq > extract(epoch from created_at) * 1000))::int as late
  from fresh
  group by recipient_id
), passed as (
  select recipient_id, max(place) as latest
  from incoming join reader on user_id = recipient_id
  where ${isOffSql('turns', 'type', 'place')}
  group by recipient_id
), first as (
  insert into ${inSchema('notification_counter')} (user_id, unread, total, readings, newest)
  select recipient_id, arrivals, arrivals, 0, arrived.newest
  from arrived left join reader on user_id = recipient_id
  where user_id is null
  order by recipient_id
  returning user_id, unread, version
), counted as (
  update ${inSchema('notification_counter')} as counter set
    unread = counter.unread + coalesce(arrivals, 0),
    total = counter.total + coalesce(arrivals, 0),
    readings = counter.readings + coalesce(late, 0),
    newest = coalesce(arrived.newest, counter.newest),
    passed_over = greatest(counter.passed_over, passed.latest)
  from reader
  left join arrived on arrived.recipient_id = reader.user_id
  left join passed on passed.recipient_id = reader.user_id
  where counter.user_id = reader.user_id
    and (arrivals > 0 or passed.latest > coalesce(counter.passed_over, 0))
  returning counter.user_id, counter.unread, counter.version, counter.readings,
    coalesce(late, 0) as late, coalesce(arrivals, 0) as arrivals
), ${namedSql(schema)}${alongside.map((each) => `, ${each}`).join('')}
select user_id, unread, version, 0 as late from first
union all
select user_id, unread, version, late from counted where arrivals > 0`;
}

/**
 * Returns a common table expression that writes people's current names. Primary key.
 *
 * Parameters, arrays of one length: user, name, version.
 */
export function namedSql(schema: string): string {
  return `
named as (
  insert into ${escapeIdentifier(schema)}.person as known (user_id, full_name, version)
  select * from unnest($9::uuid[], $10::text[], $11::int[]) as new (user_id, full_name, version)
  order by user_id
  on conflict (user_id) do update set full_name = excluded.full_name, version = excluded.version
  where known.version < excluded.version
)`;
}

/**
 * Returns common table expressions that append an event for each notification that came late, to
 * the event table of the schema.
 *
 * Events of a stream must be in the order of their transactions, but a transaction that waits for a
 * row lock may already have its number while a later one overtakes it. So these events are appended
 * only if nothing was recorded for the reader since the statement began. Otherwise the version is
 * null, and the NOT NULL of the column rolls the whole statement back; it can be run again.
 * `notification_counter_pkey`.
 *
 * Parameters from `first`: the correlation id of each notification of `$1`, the current time.
 */
export function recordLateSql(schema: string, first: number): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  return `
late as (
  select fresh.*, row_number() over (partition by recipient_id order by arrival) as ordinal
  from fresh
  where seq > extract(epoch from created_at) * 1000
), recorded as (
${insertEventsSql(schema, {
  id: 'uuidv7()',
  topic: "'notification'",
  streamId: 'late.recipient_id',
  streamVersion: `case when counted.readings - counted.late = (
      select readings from ${inSchema('notification_counter')}
      where user_id = late.recipient_id
    ) then counted.readings - counted.late + late.ordinal end`,
  type: "'osta.notification.notification-came-late.v1'",
  data: "jsonb_build_object('notificationId', late.id, 'seq', late.seq)",
  time: `$${first + 1}::timestamptz`,
  actor: "'system'",
  correlationId: 'cause.correlation_id',
  causationId: 'late.event_id',
  source: "'/osta/notification'",
  from: `late
  join counted on counted.user_id = late.recipient_id
  join unnest($1::uuid[], $${first}::uuid[]) as cause (id, correlation_id) on cause.id = late.id
  order by late.recipient_id, late.ordinal`,
})}
)`;
}
