import { insertEventsSql } from '@osta/event-store/insert-events.sql';

/**
 * Writes the reading events of a person with their effect on list and counter, or nothing.
 *
 * The counter's version changes with every arrival and every reading. While it is the expected one,
 * everything that was read from the list before still holds. `notification_counter_pkey`,
 * `notification_pkey`, `event_stream_id_stream_version_key`.
 *
 * Parameters: user, expected version, unread count afterwards, watermark or null, notifications to
 * mark; then of the events: ids, types, data (arrays of one length), time, correlation id,
 * causation id.
 */
export const recordReading: { readonly name: string; readonly text: string } = {
  name: 'notification.record-reading',
  text: `
with counter as (
  update notification.notification_counter set
    unread = $3,
    readings = readings + cardinality($6::uuid[]),
    read_upto = greatest(read_upto, $4::bigint)
  where user_id = $1 and version = $2
  returning user_id, unread, version, readings
), marked as (
  update notification.notification as notification set is_read = true
  from counter
  where notification.id = any($5::uuid[]) and notification.recipient_id = counter.user_id
), recorded as (
${insertEventsSql('notification', {
  id: 'new.id',
  topic: "'notification'",
  streamId: 'counter.user_id',
  streamVersion: 'counter.readings - cardinality($6::uuid[]) + new.ordinal',
  type: 'new.type',
  data: 'new.data',
  time: '$9',
  actor: 'counter.user_id::text',
  correlationId: '$10',
  causationId: '$11',
  source: "'/osta/notification'",
  from: `counter, unnest($6::uuid[], $7::text[], $8::jsonb[])
    with ordinality as new (id, type, data, ordinal)
  order by new.ordinal`,
})}
)
select unread, version from counter`,
};
