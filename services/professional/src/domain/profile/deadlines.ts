import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import { endOfPauseDay } from './pause-day.ts';
import type { Profile } from './profile.ts';

/** The moment at which a presence, or a pause, ends by itself. */
export interface ProfileDeadline {
  readonly name: 'end-presence' | 'end-pause';
  readonly about: '';
  readonly dueAt: Instant;
}

/** The deadlines of a profile. */
export const profileDeadlines: DeadlinesOf<Profile, ProfileDeadline> = {
  of(state) {
    if (state.status === 'none') return [];
    const { availableUntil, paused } = state;
    const deadlines: ProfileDeadline[] = [];
    if (availableUntil !== null) {
      deadlines.push({ name: 'end-presence', about: '', dueAt: availableUntil });
    }
    if (paused !== null && paused.lastDay !== null) {
      deadlines.push({ name: 'end-pause', about: '', dueAt: endOfPauseDay(paused.lastDay) });
    }
    return deadlines;
  },
  version: 2,
};
