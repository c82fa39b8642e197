import type { UserId } from '@osta/contracts/ids';
import type { PresenceEndedV1 } from '@osta/contracts/professional/presence-ended.v1';
import { accept, unchanged, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** The announced moment has passed. */
export interface EndPresence {
  readonly professionalId: UserId;
}

/** Ends a presence whose moment has passed. One that was announced again, or withdrawn, stays as it is. */
export const endPresence: Decider<EndPresence, Profile, PresenceEndedV1, never> = (
  _command,
  state,
  { now },
) => {
  if (state.status === 'none' || state.availableUntil === null || now < state.availableUntil)
    return unchanged;

  const ended: PresenceEndedV1 = {
    type: 'osta.professional.presence-ended.v1',
    data: { cause: 'passed' },
  };
  return accept(ended);
};
