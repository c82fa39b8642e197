import type { NotificationId } from '@osta/contracts/ids';
import type { NotificationEvent } from '@osta/contracts/notification/events';

/** An unread notification near the top of the list. */
export interface Unread {
  readonly id: NotificationId;
  /** Its place in the list. */
  readonly seq: number;
  /** It came after the reader looked. */
  readonly isUnseen: boolean;
}

/** What there is to mark. */
export interface Unmarked {
  /** The highest place in the list that is taken; 0 in an empty one. */
  readonly highest: number;
  readonly readUpTo: number;
  /** How many are unread in the whole list. */
  readonly unread: number;
  /**
   * What is unread at or above the lowest place of an unseen notification; empty when everything has
   * been seen.
   */
  readonly around: readonly Unread[];
}

/**
 * Marks what the reader has seen, and nothing else.
 *
 * One watermark does it, however many are unread. Where something unseen stands below something seen,
 * because its event was delayed, the watermark stays below it and those above are marked one by one.
 *
 * @returns the events, none when there is nothing to mark
 */
export function markAllRead(unmarked: Unmarked): readonly NotificationEvent[] {
  const { highest, readUpTo, unread, around } = unmarked;
  const unseen = around.filter(({ isUnseen }) => isUnseen);
  if (unread === unseen.length) return [];

  const upTo = unseen.reduce((lowest, { seq }) => Math.min(lowest, seq - 1), highest);
  const watermark: readonly NotificationEvent[] =
    upTo > readUpTo
      ? [{ type: 'osta.notification.all-notifications-read.v1', data: { upTo } }]
      : [];
  const oneByOne = around
    .filter(({ seq, isUnseen }) => !isUnseen && seq > upTo)
    .map(({ id: notificationId }): NotificationEvent => ({
      type: 'osta.notification.notification-read.v1',
      data: { notificationId },
    }));
  return [...watermark, ...oneByOne];
}
