import { z } from 'zod';

import { event } from '../define.ts';

/** The owner read everything up to a watermark; later notifications stay unread. */
export const AllNotificationsRead = event('osta.notification.all-notifications-read', {
  /** Sequence number, within the owner's list, of the newest notification that was seen. */
  upTo: z.int().nonnegative(),
});
export type AllNotificationsRead = z.infer<typeof AllNotificationsRead>;
