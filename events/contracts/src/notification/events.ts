import { z } from 'zod';

import { AllNotificationsReadV1 } from './all-notifications-read.v1.ts';
import { NotificationCameLateV1 } from './notification-came-late.v1.ts';
import { NotificationReadV1 } from './notification-read.v1.ts';
import { PreferencesChangedV1 } from './preferences-changed.v1.ts';

/** Every event of a person's reading stream: what they read, and their preferences. */
export const NotificationEvent = z.discriminatedUnion('type', [
  NotificationReadV1,
  NotificationCameLateV1,
  AllNotificationsReadV1,
  PreferencesChangedV1,
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;
