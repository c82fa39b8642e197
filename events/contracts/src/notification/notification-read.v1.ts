import type { z } from 'zod';

import { event } from '../define.ts';
import { NotificationId } from '../ids.ts';

/** The owner of the list read one notification. The stream is the owner's. */
export const NotificationReadV1 = event('osta.notification.notification-read.v1', {
  notificationId: NotificationId,
});
export type NotificationReadV1 = z.infer<typeof NotificationReadV1>;
