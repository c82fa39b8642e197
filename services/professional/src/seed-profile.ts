import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { profileCommands, PublishedOffer } from './commands/profile-commands.ts';

export type SeedProfile = (professionalId: UserId, offer: PublishedOffer) => Promise<void>;

interface Dependencies {
  readonly publishProfile: ReturnType<typeof profileCommands>['publishProfile'];
  readonly clock: Clock;
  readonly log: Logger;
}

/** Publishes the profile of a seeded professional, through the same command as everybody else's. */
export function seedProfile({ publishProfile, clock, log }: Dependencies): SeedProfile {
  return async (professionalId, offer) => {
    const outcome = await publishProfile.issue(
      { professionalId, kind: 'professional', offer },
      unkeyedContext({ actor: 'system', clock, log }),
    );
    if (!outcome.ok) throw new Error(`No profile was seeded: ${outcome.refused.code}`);
  };
}
