import type { UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';

/**
 * A person's unread count as an absolute value: of two hints, the one with the higher version is
 * right.
 */
export interface UnreadHint extends UnreadCount {
  readonly userId: UserId;
}
