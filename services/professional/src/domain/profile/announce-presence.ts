import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { PresenceAnnounced } from '@osta/contracts/professional/presence-announced';
import type {
  ProfileNotPublished,
  ProfilePausedRefusal,
} from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional can come now. */
export interface AnnouncePresence {
  readonly professionalId: UserId;
  /** For how long. */
  readonly minutes: number;
}

/**
 * Says that a professional can come from now on, for so many minutes. A later call replaces it. Who
 * has paused everything has to resume first.
 */
export const announcePresence: Decider<
  AnnouncePresence,
  Profile,
  PresenceAnnounced,
  ProfileNotPublished | ProfilePausedRefusal
> = ({ minutes }, state, { now }) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  if (state.paused !== null) return refuse({ code: 'PROFILE_PAUSED' });

  const announced: PresenceAnnounced = {
    type: 'osta.professional.presence-announced',
    data: { until: later(now, minutes * 60_000) },
  };
  return accept(announced);
};
