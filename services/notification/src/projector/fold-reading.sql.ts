import { escapeIdentifier } from 'pg';

import { isOffSql } from './is-off.sql.ts';

/**
 * What people have read, from the events of their reading, onto notifications that are there.
 *
 * The facts do not depend on their order: a notification is read once and for all, gets another place
 * at most once, and watermarks only rise; the version is that of the last event. Primary keys of both
 * tables.
 *
 * Parameters, arrays of one length: user, version, notification, whether it was read, its new seq,
 * watermark. The last four may be null.
 */
export function foldReadingSql(schema: string): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  return `
with fact as materialized (
  select * from unnest($1::uuid[], $2::int[], $3::uuid[], $4::boolean[], $5::bigint[], $6::bigint[])
    as fact (user_id, version, notification_id, is_read, seq, up_to)
), changed as (
  update ${inSchema('notification')} as notification set
    is_read = notification.is_read or about.is_read,
    seq = coalesce(about.seq, notification.seq)
  from (
    select notification_id, coalesce(bool_or(is_read), false) as is_read, max(seq) as seq
    from fact where notification_id is not null
    group by notification_id
  ) as about
  where notification.id = about.notification_id
)
update ${inSchema('notification_counter')} as counter set
  readings = about.version,
  read_upto = greatest(counter.read_upto, about.up_to)
from (
  select user_id, max(version) as version, max(up_to) as up_to from fact group by user_id
) as about
where counter.user_id = about.user_id`;
}

/**
 * What people want to be told, onto what is there: what they did not want when it happened goes, since
 * it may have been put there before their wish was known. Primary key of the counters, and
 * `notification_recipient_id_seq_event_id_idx`.
 *
 * Parameters, arrays of one length: user, preferences.
 */
export function foldPreferencesSql(schema: string): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  const place = '(extract(epoch from created_at) * 1000)::bigint';
  return `
with chosen as materialized (
  select * from unnest($1::uuid[], $2::jsonb[]) as chosen (user_id, preferences)
), unwanted as (
  delete from ${inSchema('notification')} using chosen
  where recipient_id = chosen.user_id and ${isOffSql("preferences -> 'turns'", 'type', place)}
  returning recipient_id
)
insert into ${inSchema('notification_counter')} as counter
  (user_id, unread, total, readings, newest, preferences)
select user_id, 0, 0, 0, 0, preferences from chosen
on conflict (user_id) do update set
  preferences = excluded.preferences,
  total = counter.total - (select count(*) from unwanted where recipient_id = counter.user_id),
  unread = 0`;
}

/** What people wanted to be told so far. Primary key. Parameter: the users. */
export function findPreferencesSql(schema: string): string {
  return `
select user_id, preferences from ${escapeIdentifier(schema)}.notification_counter
where user_id = any($1::uuid[])`;
}

/**
 * Counts again what is unread. `notification_recipient_id_seq_event_id_idx`, from the watermark on.
 *
 * Parameter: the users.
 */
export function recountSql(schema: string): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  return `
update ${inSchema('notification_counter')} as counter set unread = (
  select count(*) from ${inSchema('notification')} as notification
  where notification.recipient_id = counter.user_id
    and not notification.is_read
    and notification.seq > counter.read_upto
)
where counter.user_id = any($1::uuid[])`;
}
