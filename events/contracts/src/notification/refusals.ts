import { z } from 'zod';

import { refusal } from '../define.ts';

/** The reader has no such notification. The answer does not reveal whether another person has it. */
export const NotificationNotFound = refusal('NOTIFICATION_NOT_FOUND', {});
export type NotificationNotFound = z.infer<typeof NotificationNotFound>;

/** All refusals of the notification service. */
export const NotificationRefusal = z.discriminatedUnion('code', [NotificationNotFound]);
export type NotificationRefusal = z.infer<typeof NotificationRefusal>;
