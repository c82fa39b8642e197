import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import type { Pool } from 'pg';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import { findPublished } from './find-professional.sql.ts';
import { openHeadlines } from './open-headlines.ts';
import { professionalCard } from './professional-card.ts';

interface PublishedRow {
  /** The fold of at least one event, and every event publishes. */
  readonly state: PublishedProfile;
  readonly full_name: string;
}

export type FindProfessional = (id: UserId, locale: Locale) => Promise<ProfessionalCard | null>;

/**
 * Returns a query for one professional; `null` if no profile was published, or the name has not
 * arrived yet.
 */
export function findProfessional(pool: Pool): FindProfessional {
  return async (id, locale) => {
    const { rows } = await pool.query<PublishedRow>({ ...findPublished, values: [id] });
    const [row] = rows;
    if (!row) return null;
    const [headline = ''] = await openHeadlines(pool, [{ id, headline: row.state.headline }]);
    return professionalCard(id, row.full_name, { ...row.state, headline }, locale);
  };
}
