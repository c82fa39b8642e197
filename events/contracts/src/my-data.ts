import { z } from 'zod';

import { Actor } from './actor.ts';
import { Instant } from './instant.ts';
import { NotificationItem } from './notification/api.ts';
import { ProfessionalCard } from './professional/api.ts';
import { RequestView } from './request/api.ts';

/** One event about somebody, or by them, with words that can be read. */
export const MyRecord = z.strictObject({
  type: z.string(),
  /** What it is about: the id of a request, or of the person. */
  subject: z.uuid(),
  time: Instant,
  actor: Actor,
  data: z.record(z.string(), z.unknown()),
});
export type MyRecord = z.infer<typeof MyRecord>;

/** `GET /api/requests/my-data`: every request that the caller has a part in, and all they did and wrote. */
export const MyRequests = z.strictObject({
  requests: z.array(RequestView),
  history: z.array(MyRecord),
});
export type MyRequests = z.infer<typeof MyRequests>;

/** `GET /api/professional/my-data`: the profile as customers see it; `null` where there is none. */
export const MyProfile = z.strictObject({
  profile: ProfessionalCard.nullable(),
  history: z.array(MyRecord),
});
export type MyProfile = z.infer<typeof MyProfile>;

/** `GET /api/notifications/my-data`: everything the caller was told, and what they read and chose. */
export const MyNotifications = z.strictObject({
  notifications: z.array(NotificationItem),
  history: z.array(MyRecord),
});
export type MyNotifications = z.infer<typeof MyNotifications>;
