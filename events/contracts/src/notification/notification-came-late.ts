import { z } from 'zod';

import { event } from '../define.ts';
import { NotificationId } from '../ids.ts';

/**
 * A notification arrived after its owner had read beyond its place in the list, because its event was
 * delayed. It got a new place above the read ones, so that it stays unread.
 *
 * Recorded because the other events do not tell in which order they arrived.
 */
export const NotificationCameLate = event('osta.notification.notification-came-late', {
  notificationId: NotificationId,
  /** Its new sequence number within the owner's list. */
  seq: z.int().positive(),
});
export type NotificationCameLate = z.infer<typeof NotificationCameLate>;
