import { z } from 'zod';

import { AllNotificationsRead } from './all-notifications-read.ts';
import { NotificationCameLate } from './notification-came-late.ts';
import { NotificationRead } from './notification-read.ts';
import { PreferencesChanged } from './preferences-changed.ts';

/** Every event of a person's reading stream: what they read, and their preferences. */
export const NotificationEvent = z.discriminatedUnion('type', [
  NotificationRead,
  NotificationCameLate,
  AllNotificationsRead,
  PreferencesChanged,
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;
