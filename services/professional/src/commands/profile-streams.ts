import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Streams } from '@osta/event-store/streams';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { profileDeadlines } from '../domain/profile/deadlines.ts';
import { profile, type Profile } from '../domain/profile/profile.ts';

/** One stream per professional. */
export type ProfileStreams = Streams<Profile, ProfessionalEvent>;

/** The snapshot table of profiles, and their topic. */
export const profileTable = { table: 'profile', topic: 'professional' } as const;

/** Returns the streams of profiles. Text that people wrote is stored sealed. */
export function profileStreams(pool: Pool, schema: string, doorbell: Doorbell): ProfileStreams {
  return sealedStreams<Profile, ProfessionalEvent>({
    ...profileTable,
    pool,
    schema,
    source: '/osta/professional',
    fold: profile,
    doorbell,
    deadlines: profileDeadlines,
  });
}
