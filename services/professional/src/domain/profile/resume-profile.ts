import type { UserId } from '@osta/contracts/ids';
import type { ProfileResumed } from '@osta/contracts/professional/profile-resumed';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional takes requests and bookings again. */
export interface ResumeProfile {
  readonly professionalId: UserId;
}

/** Ends a pause before its last day is over. Without a pause, nothing happens. */
export const resumeProfile: Decider<ResumeProfile, Profile, ProfileResumed, ProfileNotPublished> = (
  _command,
  state,
) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  if (state.paused === null) return unchanged;

  const resumed: ProfileResumed = {
    type: 'osta.professional.profile-resumed',
    data: { cause: 'asked' },
  };
  return accept(resumed);
};
