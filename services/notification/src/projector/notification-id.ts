import { hash } from 'node:crypto';

import type { EventId, NotificationId, UserId } from '@osta/contracts/ids';

/** Names the ids that are made here. Never changes: it would tell people everything a second time. */
const namespace = Buffer.from('3c0f3b6e52a54c0b9d0e6a1a4f0b7d55', 'hex');
const idLength = 36;

/** What is hashed: the namespace, then both ids as they are written. Filled anew for each. */
const hashed = Buffer.alloc(namespace.length + 2 * idLength);
namespace.copy(hashed);

/**
 * One event tells one person one thing: the same pair is the same notification, in every replay.
 *
 * Version 5 of RFC 9562. The one of `uuid` takes ten times as long, most of what a projected event
 * costs in this process.
 */
export function notificationId(eventId: EventId, recipientId: UserId): NotificationId {
  hashed.write(eventId, namespace.length, 'latin1');
  hashed.write(recipientId, namespace.length + idLength, 'latin1');
  const hex = hash('sha1', hashed);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- so it is a UUID
  return id as NotificationId;
}
