import type { EventId, NotificationId, UserId } from '@osta/contracts/ids';
import { v5 as uuidv5 } from 'uuid';

/** Names the ids that are made here. Never changes: it would tell people everything a second time. */
const namespace = '3c0f3b6e-52a5-4c0b-9d0e-6a1a4f0b7d55';

/** One event tells one person one thing: the same pair is the same notification, in every replay. */
export function notificationId(eventId: EventId, recipientId: UserId): NotificationId {
  // Version 5 is a UUID
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return uuidv5(eventId + recipientId, namespace) as NotificationId;
}
