import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { openState } from '@osta/contracts/store/open-state';
import type { Clock } from '@osta/platform/clock';
import { readRatings } from '@osta/platform/ratings/read-ratings';
import type { Pool } from 'pg';

import { offeringLimit } from '../domain/offering/draft-service.ts';
import { findPublished } from './find-professional.sql.ts';
import { listPublished } from './my-offerings.sql.ts';
import { openHeadlines } from './open-headlines.ts';
import { openPictures } from './open-pictures.ts';
import { professionalCard, type CardRow } from './professional-card.ts';
import { readRecords } from './read-records.ts';
import { workingHours } from './working-hours.ts';

export type FindProfessional = (id: UserId, locale: Locale) => Promise<PublicProfessional | null>;

/**
 * Returns a query for one professional; `null` if no profile was published, or the name has not
 * arrived yet.
 */
export function findProfessional(pool: Pool, clock: Clock): FindProfessional {
  return async (id, locale) => {
    const { rows } = await pool.query<CardRow>({ ...findPublished, values: [id] });
    const [row] = rows;
    if (!row) return null;
    const now = clock.now();
    const [[headline = row.state.headline], pictures, ratings, services, records] =
      await Promise.all([
        openHeadlines(pool, [{ id, headline: row.state.headline }]),
        openPictures(pool, id, row.state.pictures),
        readRatings(pool, 'professional_id', [id]),
        pool.query<{ readonly state: RecordedOffering }>({
          ...listPublished,
          values: [id, offeringLimit],
        }),
        readRecords(pool, [id], now),
      ]);
    const record = records(id);
    const hours = workingHours(
      services.rows.map(({ state }) => state.availability),
      now,
    );
    return {
      ...professionalCard({ id, row, headline, record, rating: ratings(id), locale, now }),
      headlines: headline,
      pictures: pictures.map(({ id: pictureId, alt }) => ({
        id: pictureId,
        alt: inLanguage(alt, locale),
      })),
      hours,
      open: hours && { ...openState(hours, now) },
      conduct: record.conduct,
    };
  };
}
