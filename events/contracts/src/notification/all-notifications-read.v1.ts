import { z } from 'zod';

import { event } from '../define.ts';

/** The owner read everything up to a watermark; later notifications stay unread. */
export const AllNotificationsReadV1 = event('osta.notification.all-notifications-read.v1', {
  /** Sequence number, within the owner's list, of the newest notification that was seen. */
  upTo: z.int().nonnegative(),
});
export type AllNotificationsReadV1 = z.infer<typeof AllNotificationsReadV1>;
