import type { UserId } from '@osta/contracts/ids';
import type { ProfilePause } from '@osta/contracts/professional/profile-pause';
import type { ProfilePaused } from '@osta/contracts/professional/profile-paused';
import type { PauseInThePast, ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { pauseDayOf } from './pause-day.ts';
import type { Profile } from './profile.ts';

/** A professional takes nothing new for a while. */
export interface PauseProfile extends ProfilePause {
  readonly professionalId: UserId;
}

/** Pauses a profile until the end of a day, or until it is resumed. A later call replaces the last day. */
export const pauseProfile: Decider<
  PauseProfile,
  Profile,
  ProfilePaused,
  ProfileNotPublished | PauseInThePast
> = ({ lastDay }, state, { now }) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  if (lastDay !== null && lastDay < pauseDayOf(now)) return refuse({ code: 'PAUSE_IN_THE_PAST' });
  if (state.paused?.lastDay === lastDay) return unchanged;

  const paused: ProfilePaused = {
    type: 'osta.professional.profile-paused',
    data: { lastDay },
  };
  return accept(paused);
};
