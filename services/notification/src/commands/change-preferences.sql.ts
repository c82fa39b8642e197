import { insertEventsSql } from '@osta/event-store/insert-events.sql';

/**
 * Reads a person's preferences, unread count and version, highest `seq`, and the latest moment of a
 * notification that was left out. `notification_counter_pkey`, the end of
 * `notification_recipient_id_seq_event_id_idx`.
 *
 * Parameter: user.
 */
export const findPreferencesToChange = {
  name: 'notification.find-preferences-to-change',
  text: `
select counter.unread, counter.version, counter.preferences,
  counter.passed_over::float8 as passed_over, top.seq::float8 as highest
from notification.notification_counter as counter
left join lateral (
  select seq from notification.notification
  where recipient_id = counter.user_id
  order by seq desc, event_id desc
  limit 1
) as top on true
where counter.user_id = $1`,
} as const;

/**
 * Writes one change of preferences with its event, or nothing. It writes only if nothing was added,
 * read or left out since they were read: the moment of the change must be later than all of it.
 * `notification_counter_pkey`, `event_stream_id_stream_version_key`.
 *
 * Parameters: user, expected version of the counter, latest moment that was left out or null,
 * preferences; then of the event: id, data, time, correlation id, causation id.
 */
export const recordPreferences: { readonly name: string; readonly text: string } = {
  name: 'notification.record-preferences',
  text: `
with counter as (
  insert into notification.notification_counter as counter
    (user_id, unread, total, readings, newest, preferences)
  values ($1, 0, 0, 1, 0, $4)
  on conflict (user_id) do update set
    readings = counter.readings + 1,
    preferences = excluded.preferences
  where counter.version = $2 and counter.passed_over is not distinct from $3::bigint
  returning user_id, unread, version, readings
), recorded as (
${insertEventsSql('notification', {
  id: '$5',
  topic: "'notification'",
  streamId: 'user_id',
  streamVersion: 'readings',
  type: "'osta.notification.preferences-changed.v1'",
  data: '$6',
  time: '$7',
  actor: 'user_id::text',
  correlationId: '$8',
  causationId: '$9',
  source: "'/osta/notification'",
  from: 'counter',
})}
)
select unread, version from counter`,
};
