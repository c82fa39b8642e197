import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { MyProfile } from '@osta/contracts/professional/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import type { FindProfessional } from './find-professional.ts';

export type FindMyProfile = (userId: UserId, locale: Locale) => Promise<MyProfile>;

/**
 * Returns a query for all that the service knows about one person: the profile, and all its events.
 */
export function findMyProfile(pool: Pool, findProfessional: FindProfessional): FindMyProfile {
  return async (userId, locale) => ({
    profile: await findProfessional(userId, locale),
    history: [...(await readRecords(pool, 'professional', userId))],
  });
}
