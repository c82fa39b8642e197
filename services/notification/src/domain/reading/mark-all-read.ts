import type { NotificationId } from '@osta/contracts/ids';
import type { NotificationEvent } from '@osta/contracts/notification/events';

/** A list with unread notifications that the reader has seen. */
export interface Unmarked {
  /** The highest `seq` in the list. */
  readonly highest: number;
  /** The current watermark. */
  readonly readUpTo: number;
  /**
   * The lowest `seq` of an unread notification that the reader has not seen; `null` if all were
   * seen.
   */
  readonly lowestUnseen: number | null;
  /** Unread notifications that were seen, at that `seq` or above it. */
  readonly seenAbove: readonly NotificationId[];
}

/**
 * Returns the events that mark what the reader has seen, and nothing else.
 *
 * One watermark is enough, however many are unread. If an unseen notification lies below a seen
 * one, because its event was delayed, the watermark stays below it, and the seen ones above it are
 * marked one by one.
 */
export function markAllRead(unmarked: Unmarked): readonly NotificationEvent[] {
  const { highest, readUpTo, lowestUnseen, seenAbove } = unmarked;
  const upTo = lowestUnseen === null ? highest : lowestUnseen - 1;
  const watermark: readonly NotificationEvent[] =
    upTo > readUpTo ? [{ type: 'osta.notification.all-notifications-read', data: { upTo } }] : [];
  const oneByOne = seenAbove.map((notificationId): NotificationEvent => ({
    type: 'osta.notification.notification-read',
    data: { notificationId },
  }));
  return [...watermark, ...oneByOne];
}
