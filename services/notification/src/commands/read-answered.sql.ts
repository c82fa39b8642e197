/**
 * Finds the unread notifications that people have answered, with their unread counts. Returns no row
 * for an answer without any.
 *
 * `notification_counter_pkey`, and `notification_recipient_id_seq_event_id_idx` above the watermark:
 * the cost grows with what is unread.
 *
 * Parameters, arrays of one length: reader, path where the notifications lead, professional or null for
 * all, moment of the answer.
 */
export const findAnswered = {
  name: 'notification.find-answered',
  text: `
select answer.nth::int as nth, counter.unread, counter.version, answered.ids
from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
  with ordinality as answer (reader_id, path, professional_id, at, nth)
join notification.notification_counter as counter on counter.user_id = answer.reader_id
cross join lateral (
  select array_agg(id) as ids
  from notification.notification
  where recipient_id = counter.user_id and seq > counter.read_upto and not is_read
    and parameters ->> 'actionPath' = answer.path
    and (answer.professional_id is null
      or parameters ->> 'professionalId' = answer.professional_id)
    and created_at <= answer.at
) as answered
where answered.ids is not null`,
} as const;
