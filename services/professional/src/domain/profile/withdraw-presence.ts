import type { UserId } from '@osta/contracts/ids';
import type { PresenceEnded } from '@osta/contracts/professional/presence-ended';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional can no longer come now. */
export interface WithdrawPresence {
  readonly professionalId: UserId;
}

/** Ends a presence before its time. Without a presence, nothing happens. */
export const withdrawPresence: Decider<
  WithdrawPresence,
  Profile,
  PresenceEnded,
  ProfileNotPublished
> = (_command, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  if (state.availableUntil === null) return unchanged;

  const ended: PresenceEnded = {
    type: 'osta.professional.presence-ended',
    data: { cause: 'withdrawn' },
  };
  return accept(ended);
};
