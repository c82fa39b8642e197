import type { UserId } from '@osta/contracts/ids';
import type { ProfileResumed } from '@osta/contracts/professional/profile-resumed';
import { accept, unchanged, type Decider } from '@osta/platform/decider';

import { endOfPauseDay } from './pause-day.ts';
import type { Profile } from './profile.ts';

/** The last day of a pause has passed. */
export interface EndPause {
  readonly professionalId: UserId;
}

/** Ends a pause whose last day has passed. One that was given another last day, or none, stays as it is. */
export const endPause: Decider<EndPause, Profile, ProfileResumed, never> = (
  _command,
  state,
  { now },
) => {
  const lastDay = state.status === 'none' ? null : (state.paused?.lastDay ?? null);
  if (lastDay === null || now < endOfPauseDay(lastDay)) return unchanged;

  const resumed: ProfileResumed = {
    type: 'osta.professional.profile-resumed',
    data: { cause: 'passed' },
  };
  return accept(resumed);
};
