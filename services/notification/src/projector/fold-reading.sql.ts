import { escapeIdentifier } from 'pg';

/**
 * What people have read, from the events of their reading, onto notifications that are there.
 *
 * The facts do not depend on their order: a notification is read once and for all, gets another place
 * at most once, and watermarks only rise. Primary keys of both tables.
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
  readings = greatest(counter.readings, about.version),
  read_upto = greatest(counter.read_upto, about.up_to)
from (
  select user_id, max(version) as version, max(up_to) as up_to from fact group by user_id
) as about
where counter.user_id = about.user_id`;
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
