import type { NotificationEvent } from '@osta/contracts/notification/events';
import type { Fold } from '@osta/platform/decider';

import { changePreferences, type Preferences } from './preferences.ts';

/** How far somebody has read, and what they want to be told, as their own events tell it. */
export interface Reading {
  /** Watermark: everything in the list with this sequence number or a smaller one is read. */
  readonly readUpTo: number;
  /** `null`: as by default, never changed. */
  readonly preferences: Preferences | null;
}

/** Notifications that were read or moved one by one are rows of the list, not of this state. */
export const reading: Fold<Reading, NotificationEvent> = {
  version: 1,
  initial: { readUpTo: 0, preferences: null },

  evolve(state, event) {
    switch (event.type) {
      case 'osta.notification.all-notifications-read.v1':
        return { ...state, readUpTo: Math.max(state.readUpTo, event.data.upTo) };
      case 'osta.notification.preferences-changed.v1':
        return { ...state, preferences: changePreferences(state.preferences, event.data) };
      case 'osta.notification.notification-read.v1':
      case 'osta.notification.notification-came-late.v1':
        return state;
    }
  },
};
