import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { TradeHidden, TradeUnknown } from '@osta/contracts/catalogue/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { ProfilePublished } from '@osta/contracts/professional/profile-published';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { tradeRefusal } from '@osta/platform/catalogue/trade-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says what they offer, and where. */
export interface PublishProfile {
  readonly professionalId: UserId;
  readonly offer: ProfilePublished['data'];
}

/** The facts for publishing. */
export interface ProfileFacts extends CatalogueFacts {
  /** Where the application of the person stands; `null` if they never applied. */
  readonly standing: ApplicationStatus | null;
}

/**
 * Publishes the whole profile, which replaces the former one. A trade that is named twice counts
 * once, and one that is new has to be in the catalogue.
 */
export function publishProfile(
  { offer }: PublishProfile,
  profile: Profile,
  _context: Context,
  { standing, catalogue }: ProfileFacts,
): Decision<ProfilePublished, NotAProfessional | TradeHidden | TradeUnknown> {
  if (standing !== 'approved') return refuse({ code: 'NOT_A_PROFESSIONAL', standing });
  const kept = profile.status === 'none' ? [] : profile.categoryIds;
  const refusal = tradeRefusal(offer.categoryIds, kept, { catalogue });
  if (refusal) return refuse(refusal);

  const published: ProfilePublished = {
    type: 'osta.professional.profile-published',
    data: { ...offer, categoryIds: [...new Set(offer.categoryIds)] },
  };
  return accept(published);
}
