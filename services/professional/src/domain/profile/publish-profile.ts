import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import type { ProfilePublished } from '@osta/contracts/professional/profile-published';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says what they offer, and where. */
export interface PublishProfile {
  readonly professionalId: UserId;
  readonly offer: ProfilePublished['data'];
}

/**
 * Publishes the whole profile, which replaces the former one. A trade that is named twice counts
 * once.
 *
 * @param standing of the person's application; `null` if they never applied
 */
export function publishProfile(
  { offer }: PublishProfile,
  _profile: Profile,
  _context: Context,
  standing: ApplicationStatus | null,
): Decision<ProfilePublished, NotAProfessional> {
  if (standing !== 'approved') return refuse({ code: 'NOT_A_PROFESSIONAL', standing });

  const published: ProfilePublished = {
    type: 'osta.professional.profile-published',
    data: { ...offer, categoryIds: [...new Set(offer.categoryIds)] },
  };
  return accept(published);
}
