import type { UserId } from '@osta/contracts/ids';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { PublishedOffer } from './commands/publish-profile.ts';
import type { PublishProfile } from './domain/profile/publish-profile.ts';

export type SeedProfile = (professionalId: UserId, offer: PublishedOffer) => Promise<void>;

interface Dependencies {
  readonly publishProfile: Handler<PublishProfile, PublishedOffer, NotAProfessional>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Publishes the profile of a seeded account of kind professional, through the same aggregate. */
export function seedProfile({ publishProfile, clock, log }: Dependencies): SeedProfile {
  return async (professionalId, offer) => {
    const outcome = await publishProfile(
      { professionalId, kind: 'professional', offer },
      unkeyedContext({ actor: 'system', clock, log }),
    );
    if (!outcome.ok) throw new Error(`No profile was seeded: ${outcome.refused.code}`);
  };
}
