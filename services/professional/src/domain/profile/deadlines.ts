import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** The moment at which a presence ends by itself. */
export interface ProfileDeadline {
  readonly name: 'end-presence';
  readonly about: '';
  readonly dueAt: Instant;
}

/** The deadlines of a profile. */
export const profileDeadlines: DeadlinesOf<Profile, ProfileDeadline> = {
  of: (state) =>
    state.status === 'none' || state.availableUntil === null
      ? []
      : [{ name: 'end-presence', about: '', dueAt: state.availableUntil }],
  version: 1,
};
