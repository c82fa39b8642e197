import type { NotificationEvent } from '@osta/contracts/notification/events';
import type { Fold } from '@osta/platform/decider';

/** How far somebody has read, as their own events tell it. */
export interface Reading {
  /** Watermark: everything in the list with this sequence number or a smaller one is read. */
  readonly readUpTo: number;
}

/** Notifications that were read or moved one by one are rows of the list, not of this state. */
export const reading: Fold<Reading, NotificationEvent> = {
  initial: { readUpTo: 0 },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.notification.all-notifications-read.v1':
        return { readUpTo: Math.max(state.readUpTo, event.data.upTo) };
      case 'osta.notification.notification-read.v1':
      case 'osta.notification.notification-came-late.v1':
        return state;
    }
  },
};
