/**
 * The bell, the highest place of the list, and what is unread at or above the lowest place of a
 * notification that the reader has not seen. One row at least for everybody who has a counter.
 *
 * What came since is near the top: the walk down `notification_recipient_id_seq_event_id_idx` ends as
 * soon as all of it is found. When nothing came, only the counter and the top row are read, however
 * many are unread.
 *
 * Parameters: reader, newest arrival that the reader saw, or null for all.
 */
export const findUnmarked = {
  name: 'notification.find-unmarked',
  text: `
select counter.unread, counter.version, counter.read_upto::float8 as read_upto,
  top.seq::float8 as highest, around.id, around.seq::float8 as seq, around.is_unseen
from notification.notification_counter as counter
cross join lateral (
  select seq from notification.notification
  where recipient_id = counter.user_id
  order by seq desc, event_id desc
  limit 1
) as top
left join lateral (
  select id, seq, arrival > $2 as is_unseen
  from notification.notification
  where recipient_id = counter.user_id and not is_read
    and counter.newest > $2::bigint
    and seq >= (
      select min(unseen.seq)
      from (
        select seq from notification.notification
        where recipient_id = counter.user_id and arrival > $2 and seq > counter.read_upto
        order by seq desc, event_id desc
        limit counter.newest - $2
      ) as unseen
    )
) as around on true
where counter.user_id = $1`,
} as const;
