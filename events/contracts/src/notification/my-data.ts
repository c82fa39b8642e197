import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { NotificationItem } from './api.ts';

/** `GET /api/notifications/my-data`: everything the caller was told, and what they read and chose. */
export const MyNotifications = z.strictObject({
  notifications: z.array(NotificationItem),
  history: z.array(MyRecord),
});
export type MyNotifications = z.infer<typeof MyNotifications>;
