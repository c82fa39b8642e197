import type { NotificationId, UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { NotificationNotFound } from '@osta/contracts/notification/refusals';
import { refuse } from '@osta/platform/decider';
import type { CommandContext } from '@osta/platform/handle';

import { findNotification } from './read-notification.sql.ts';
import { mark, type Marking, type ReadingStore } from './record-reading.ts';

interface FoundRow extends UnreadCount {
  readonly is_read: boolean;
}

/** Marks one notification of the reader as read. A second call changes nothing. */
export type ReadNotification = (
  readerId: UserId,
  notificationId: NotificationId,
  context: CommandContext,
) => Promise<Marking<NotificationNotFound>>;

export function readNotification(store: ReadingStore): ReadNotification {
  return (readerId, notificationId, context) =>
    mark(store, readerId, context, async () => {
      const { rows } = await store.pool.query<FoundRow>({
        ...findNotification,
        values: [notificationId, readerId],
      });
      const [row] = rows;
      if (!row) return refuse({ code: 'NOTIFICATION_NOT_FOUND' });

      const { unread, version, is_read: isRead } = row;
      const found = { unread, version };
      if (isRead) return { found, events: [], unread };
      const type = 'osta.notification.notification-read';
      return { found, events: [{ type, data: { notificationId } }], unread: unread - 1 };
    });
}
