import type { AccountKind } from '@osta/contracts/account/kind';
import type { UserId } from '@osta/contracts/ids';
import type { ProfilePublishedV2 } from '@osta/contracts/professional/profile-published.v2';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says what they offer, and where. */
export interface PublishProfile {
  readonly professionalId: UserId;
  /** The kind of the account; `null` if it is not registered. */
  readonly kind: AccountKind | null;
  readonly offer: ProfilePublishedV2['data'];
}

/**
 * Publishes the whole profile, which replaces the former one. A trade that is named twice counts
 * once.
 */
export const publishProfile: Decider<
  PublishProfile,
  Profile,
  ProfilePublishedV2,
  NotAProfessional
> = ({ kind, offer }) => {
  if (kind !== 'professional') return refuse({ code: 'NOT_A_PROFESSIONAL' });

  const published: ProfilePublishedV2 = {
    type: 'osta.professional.profile-published.v2',
    data: { ...offer, categoryIds: [...new Set(offer.categoryIds)] },
  };
  return accept(published);
};
