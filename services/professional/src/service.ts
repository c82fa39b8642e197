import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import { followPeople } from '@osta/platform/people/follow-people';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { profileCommands } from './commands/profile-commands.ts';
import { profile, type Profile } from './domain/profile/profile.ts';
import { myDataRoutes } from './http/my-data.ts';
import { professionalRoutes } from './http/professionals.ts';
import { referenceRoutes } from './http/reference.ts';
import { professionalMigrations } from './migrations.ts';
import { copyNames } from './process/copy-names.ts';
import { findProfessional } from './queries/find-professional.ts';
import { listProfessionals } from './queries/list-professionals.ts';
import { findMyProfile } from './queries/my-profile.ts';
import { seedProfile, type SeedProfile } from './seed-profile.ts';

/** The service, with the function that the demo seed uses. */
export interface ProfessionalService extends Service {
  readonly seedProfile: SeedProfile;
}

/** Wires the service of professionals and their profiles. */
export function createProfessionalService(surroundings: Surroundings): ProfessionalService {
  const { pools, doorbell, clock, log } = surroundings;
  const { schema } = professionalMigrations;

  const streams = sealedStreams<Profile, ProfessionalEvent>({
    pool: pools.command,
    schema,
    table: 'profile',
    topic: 'professional',
    source: '/osta/professional',
    fold: profile,
    doorbell,
  });
  const commands = profileCommands(streams, pools.command);

  return {
    name: 'professional',
    routes: [
      ...professionalRoutes({
        listProfessionals: listProfessionals(pools.read),
        findProfessional: findProfessional(pools.read),
      }),
      ...myDataRoutes(findMyProfile(pools.read, findProfessional(pools.read))),
      ...referenceRoutes(),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      followPeople({
        name: 'professional-people',
        pool: pools.background,
        schema,
        copy: copyNames,
      }),
    ],
    seedProfile: seedProfile({ publishProfile: commands.publishProfile, clock, log }),
    stop: async () => undefined,
  };
}
