import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { ProfilePublishedV2 } from '@osta/contracts/professional/profile-published.v2';
import type { Fold } from '@osta/platform/decider';

/** What a professional offers, and where. */
export type PublishedProfile = { readonly status: 'published' } & ProfilePublishedV2['data'];

/** The state of a profile: the fold of its events. */
export type Profile = { readonly status: 'none' } | PublishedProfile;

export const profile: Fold<Profile, ProfessionalEvent> = {
  version: 1,
  initial: { status: 'none' },
  evolve: (_state, event) => ({ status: 'published', ...event.data }),
};
