import type { z } from 'zod';

import { event } from '../define.ts';
import { NotificationId } from '../ids.ts';

/** The owner of the list read one notification. The stream is the owner's. */
export const NotificationRead = event('osta.notification.notification-read', {
  notificationId: NotificationId,
});
export type NotificationRead = z.infer<typeof NotificationRead>;
