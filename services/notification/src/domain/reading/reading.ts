import type { NotificationEvent } from '@osta/contracts/notification/events';
import type { Fold } from '@osta/platform/decider';

import { changePreferences, type Preferences } from './preferences.ts';

/** How far a person has read, and their preferences: the fold of their own events. */
export interface Reading {
  /** Watermark: everything in the list with this sequence number or a smaller one is read. */
  readonly readUpTo: number;
  /** `null`: never changed, so the defaults hold. */
  readonly preferences: Preferences | null;
}

/**
 * Folds the reading events of a person. Notifications that were read or moved one by one are rows
 * of the list, not part of this state.
 */
export const reading: Fold<Reading, NotificationEvent> = {
  version: 1,
  initial: { readUpTo: 0, preferences: null },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.notification.all-notifications-read':
        return { ...state, readUpTo: Math.max(state.readUpTo, event.data.upTo) };
      case 'osta.notification.preferences-changed':
        return { ...state, preferences: changePreferences(state.preferences, event.data) };
      case 'osta.notification.notification-read':
      case 'osta.notification.notification-came-late':
        return state;
    }
  },
};
