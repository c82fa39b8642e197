import type { UserId } from '@osta/contracts/ids';
import type { PresenceEnded } from '@osta/contracts/professional/presence-ended';
import { accept, unchanged, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** The announced moment has passed. */
export interface EndPresence {
  readonly professionalId: UserId;
}

/** Ends a presence whose moment has passed. One that was announced again, or withdrawn, stays as it is. */
export const endPresence: Decider<EndPresence, Profile, PresenceEnded, never> = (
  _command,
  state,
  { now },
) => {
  if (state.status === 'none' || state.availableUntil === null || now < state.availableUntil)
    return unchanged;

  const ended: PresenceEnded = {
    type: 'osta.professional.presence-ended',
    data: { cause: 'passed' },
  };
  return accept(ended);
};
