import { hash } from 'node:crypto';

import type { EventId, NotificationId, UserId } from '@osta/contracts/ids';

/**
 * The UUID namespace of notification ids. Never change it: everybody would get every notification a
 * second time.
 */
const namespace = Buffer.from('3c0f3b6e52a54c0b9d0e6a1a4f0b7d55', 'hex');
const idLength = 36;

/** The input of the hash: the namespace, then both ids as text. Reused for every id. */
const hashed = Buffer.alloc(namespace.length + 2 * idLength);
namespace.copy(hashed);

/**
 * Returns the id of the notification of one event to one person: the same pair has the same id in
 * every replay.
 *
 * A UUID of version 5 (RFC 9562). The function of the package `uuid` takes ten times as long, which
 * would be most of the CPU time per projected event in this process.
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
