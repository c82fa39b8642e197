import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { MyProfile } from '@osta/contracts/professional/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import { applicationIdOf } from '../domain/application/application-id.ts';
import { asApplicant } from './application-view.ts';
import type { FindApplication } from './find-application.ts';
import type { FindProfessional } from './find-professional.ts';
import { findRequestRules } from './find-request-rules.ts';
import { readAllMyOfferings } from './my-offerings.ts';

export type FindMyProfile = (userId: UserId, locale: Locale) => Promise<MyProfile>;

/**
 * Returns a query for all that the service knows about one person: the profile, the application, the
 * services, and all their events.
 */
export function findMyProfile(
  pool: Pool,
  findProfessional: FindProfessional,
  findApplication: FindApplication,
): FindMyProfile {
  const findRules = findRequestRules(pool);
  const readServices = readAllMyOfferings(pool);
  return async (userId, locale) => {
    const services = await readServices(userId);
    const histories = await Promise.all([
      readRecords(pool, 'professional', userId),
      readRecords(pool, 'application', applicationIdOf(userId)),
      ...services.map(({ id }) => readRecords(pool, 'offering', id)),
    ]);
    return {
      profile: await findProfessional(userId, {}, locale),
      requestRules: (await findRules(userId))?.requestRules ?? null,
      application: await findApplication(userId, asApplicant(userId), locale),
      services: [...services],
      history: histories.flat(),
    };
  };
}
