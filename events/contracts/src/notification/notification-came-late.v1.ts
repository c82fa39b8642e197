import { z } from 'zod';

import { event } from '../define.ts';
import { NotificationId } from '../ids.ts';

/**
 * A notification came when its owner had already read past its place in the list: its event was
 * delayed on the way. It got a new place, on top of what is read, so that it stays unread.
 *
 * Recorded because the other events do not tell in which order they came.
 */
export const NotificationCameLateV1 = event('osta.notification.notification-came-late.v1', {
  notificationId: NotificationId,
  /** Sequence number that it has within the owner's list from now on. */
  seq: z.int().positive(),
});
export type NotificationCameLateV1 = z.infer<typeof NotificationCameLateV1>;
