/**
 * Reads one notification of one reader, with the unread count. `notification_pkey`,
 * `notification_counter_pkey`.
 *
 * Parameters: notification, reader.
 */
export const findNotification = {
  name: 'notification.find',
  text: `
select counter.unread, counter.version,
  notification.is_read or notification.seq <= counter.read_upto as is_read
from notification.notification as notification
join notification.notification_counter as counter
  on counter.user_id = notification.recipient_id
where notification.id = $1 and notification.recipient_id = $2`,
} as const;
