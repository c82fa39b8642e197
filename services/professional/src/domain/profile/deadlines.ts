import type { Instant } from '@osta/contracts/instant';

import type { Profile } from './profile.ts';

/** The moment at which a presence ends by itself. */
export interface ProfileDeadline {
  readonly name: 'end-presence';
  readonly about: '';
  readonly dueAt: Instant;
}

/** The deadlines of a profile. The timers of its stream always equal them. */
export const profileDeadlines: {
  readonly of: (profile: Profile) => readonly ProfileDeadline[];
  /** Increase it when `of` changes: the timers of every profile are then set again. */
  readonly version: number;
} = {
  of: (state) =>
    state.status === 'none' || state.availableUntil === null
      ? []
      : [{ name: 'end-presence', about: '', dueAt: state.availableUntil }],
  version: 1,
};
