/**
 * Reads the unread count, the highest `seq` of the list, and the unread notifications that the
 * reader has not seen.
 *
 * `notification_counter_pkey`, the end of `notification_recipient_id_seq_event_id_idx`, and
 * `notification_unread_idx` after the last one seen: the cost grows with what arrived since, not
 * with all that is unread. `seq` is compared in a filter, because a condition on it would offer the
 * planner an index with more rows.
 *
 * Parameters: reader, newest arrival that the reader saw, or null for all.
 */
export const findUnmarked = {
  name: 'notification.find-unmarked',
  text: `
select counter.unread, counter.version, counter.read_upto::float8 as read_upto,
  top.seq::float8 as highest, unseen.count as unseen, unseen.lowest::float8 as lowest_unseen
from notification.notification_counter as counter
left join lateral (
  select seq from notification.notification
  where recipient_id = counter.user_id
  order by seq desc, event_id desc
  limit 1
) as top on true
cross join lateral (
  select (count(*) filter (where seq > counter.read_upto))::int as count,
    min(seq) filter (where seq > counter.read_upto) as lowest
  from notification.notification
  where recipient_id = counter.user_id and not is_read and arrival > $2
) as unseen
where counter.user_id = $1`,
} as const;

/**
 * Finds the unread notifications that the reader has seen, from a `seq` upwards: those that arrived
 * out of order. `notification_recipient_id_seq_event_id_idx`, from that `seq` on. The statement has
 * no name, so that it is planned for its parameters, near the end of the list.
 *
 * Parameters: reader, `seq`, newest arrival that the reader saw.
 */
export const findSeenAbove = {
  text: `
select id
from notification.notification
where recipient_id = $1 and seq >= $2 and not is_read and arrival <= $3`,
} as const;
