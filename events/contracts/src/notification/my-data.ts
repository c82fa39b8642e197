import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { NotificationItem } from './api.ts';

/** `GET /api/notifications/my-data`: all notifications of the caller, with what they have read and chosen. */
export const MyNotifications = z.strictObject({
  notifications: z.array(NotificationItem),
  history: z.array(MyRecord),
});
export type MyNotifications = z.infer<typeof MyNotifications>;
