import type { NotificationId } from '@osta/contracts/ids';
import type { NotificationEvent } from '@osta/contracts/notification/events';

/** A list in which something is unread that the reader has seen. */
export interface Unmarked {
  /** The highest place in the list that is taken. */
  readonly highest: number;
  /** The watermark so far. */
  readonly readUpTo: number;
  /** The lowest place of something unread that the reader has not seen; `null` when all was seen. */
  readonly lowestUnseen: number | null;
  /** What is unread and was seen at that place or above it. */
  readonly seenAbove: readonly NotificationId[];
}

/**
 * Marks what the reader has seen, and nothing else.
 *
 * One watermark does it, however many are unread. Where something unseen stands below something seen,
 * because its event was delayed, the watermark stays below it and those above are marked one by one.
 */
export function markAllRead(unmarked: Unmarked): readonly NotificationEvent[] {
  const { highest, readUpTo, lowestUnseen, seenAbove } = unmarked;
  const upTo = lowestUnseen === null ? highest : lowestUnseen - 1;
  const watermark: readonly NotificationEvent[] =
    upTo > readUpTo
      ? [{ type: 'osta.notification.all-notifications-read.v1', data: { upTo } }]
      : [];
  const oneByOne = seenAbove.map((notificationId): NotificationEvent => ({
    type: 'osta.notification.notification-read.v1',
    data: { notificationId },
  }));
  return [...watermark, ...oneByOne];
}
