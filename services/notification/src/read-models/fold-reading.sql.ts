import { escapeIdentifier } from 'pg';

import { isOffSql } from './is-off.sql.ts';

/**
 * Returns the statement that applies reading events to notifications that exist already.
 *
 * The order of the facts does not matter: a notification is read once and for all, moves at most
 * once, and watermarks only rise; the version is that of the last event. Primary keys of both
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
 * Returns the statement that creates `followed`, where a rebuild keeps each reader's last version
 * and preferences until its end: see `foldWishesSql`.
 */
export function createFollowedSql(schema: string): string {
  return `
create table ${escapeIdentifier(schema)}.followed (
  user_id uuid primary key,
  readings integer not null,
  preferences jsonb
)`;
}

/**
 * Returns the statement that stores the last version of each reader's stream, and the preferences
 * up to it. Primary keys.
 *
 * Parameters, arrays of one length: user, version, preferences or null where they did not change.
 */
export function followSql(schema: string): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  return `
with own as materialized (
  select * from unnest($1::uuid[], $2::int[], $3::jsonb[]) as own (user_id, readings, preferences)
), known as (
  insert into ${inSchema('notification_counter')} (user_id, unread, total, readings, newest)
  select user_id, 0, 0, 0, 0 from own where preferences is not null
  on conflict (user_id) do nothing
)
insert into ${inSchema('followed')} as followed (user_id, readings, preferences)
select user_id, readings, preferences from own
on conflict (user_id) do update set
  readings = greatest(followed.readings, excluded.readings),
  preferences = coalesce(excluded.preferences, followed.preferences)`;
}

/**
 * Returns the statement that applies the preferences to a rebuilt list: it deletes the
 * notifications that were switched off when their event happened. It runs last, when all
 * preferences are known: a change may arrive after the notifications it applies to, or before. A
 * deleted notification may have come late, which no event records; the version is that of the last
 * event. A reader who lost rows has no unread ones until `recountSql`.
 *
 * Reads `followed` whole; `notification_recipient_id_seq_event_id_idx`.
 */
export function foldWishesSql(schema: string): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  const place = '(extract(epoch from created_at) * 1000)::bigint';
  return `
with unwanted as (
  delete from ${inSchema('notification')} using ${inSchema('followed')} as followed
  where recipient_id = followed.user_id and ${isOffSql("preferences -> 'turns'", 'type', place)}
  returning recipient_id, ${place} as place
), gone as (
  select recipient_id, count(*)::int as many, max(place) as latest from unwanted group by recipient_id
)
update ${inSchema('notification_counter')} as counter set
  readings = followed.readings,
  preferences = followed.preferences,
  total = counter.total - coalesce(gone.many, 0),
  passed_over = greatest(counter.passed_over, gone.latest),
  unread = case when gone.many is null then counter.unread else 0 end
from ${inSchema('followed')} as followed
left join gone on gone.recipient_id = followed.user_id
where counter.user_id = followed.user_id`;
}

/**
 * Returns the statement that reads the preferences that a rebuild has found so far. Primary key.
 * Parameter: the users.
 */
export function findPreferencesSql(schema: string): string {
  return `
select user_id, preferences from ${escapeIdentifier(schema)}.followed
where user_id = any($1::uuid[])`;
}

/**
 * Returns the statement that counts the unread notifications of everybody who has read or chosen
 * something. A rebuild counts once, at its end: until then a counter holds the number of arrivals.
 * Reads `followed` whole; `notification_recipient_id_seq_event_id_idx`, from the watermark on.
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
from ${inSchema('followed')} as followed
where counter.user_id = followed.user_id`;
}
