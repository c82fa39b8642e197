import type { UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';

/** Somebody's bell as it is now: absolute, so the one with the highest version is the truth. */
export interface UnreadHint extends UnreadCount {
  readonly userId: UserId;
}
