import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import type { Pool } from 'pg';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { openHeadlines } from './open-headlines.ts';
import { professionalCard } from './professional-card.ts';

export type FindProfessional = (id: UserId, locale: Locale) => Promise<ProfessionalCard | null>;

/**
 * Returns a query for one professional; `null` if no profile was published, or the name has not
 * arrived yet.
 */
export function findProfessional(prisma: PrismaClient, pool: Pool): FindProfessional {
  return async (id, locale) => {
    const [profile, person] = await Promise.all([
      prisma.profile.findUnique({ where: { id }, select: { state: true } }),
      prisma.person.findUnique({ where: { id }, select: { fullName: true } }),
    ]);
    if (!profile || !person) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of `profile` is the fold of at least one event, and every event publishes
    const published = profile.state as unknown as PublishedProfile;
    const [headline = ''] = await openHeadlines(pool, [{ id, headline: published.headline }]);
    return professionalCard(id, person.fullName, { ...published, headline }, locale);
  };
}
