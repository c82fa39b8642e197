import { OfferingId, type UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type { GetProfessionalQuery, PublicProfessional } from '@osta/contracts/professional/api';
import { openState } from '@osta/contracts/store/open-state';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readRatings } from '@osta/platform/ratings/read-ratings';
import { equipmentName } from '@osta/reference/names';
import type { Pool } from 'pg';

import { offeringLimit } from '../domain/offering/draft-service.ts';
import { factsInSearch } from './facts-in-search.ts';
import { findPublished, listOffered } from './find-professional.sql.ts';
import { openBothLanguages } from './open-both-languages.ts';
import { openEquipments } from './open-equipments.ts';
import { openPictures } from './open-pictures.ts';
import { professionalCard, type CardRow } from './professional-card.ts';
import { readRecords } from './read-records.ts';
import { takenTimes } from './taken-times.ts';
import { workingHours } from './working-hours.ts';

export type FindProfessional = (
  id: UserId,
  wanted: GetProfessionalQuery,
  locale: Locale,
) => Promise<PublicProfessional | null>;

interface FoundRow extends CardRow {
  readonly checks: PublicProfessional['checks'];
  readonly committed_at: Date | null;
}

interface OfferedRow {
  readonly id: string;
  readonly lowest_price: number | null;
  readonly state: RecordedOffering;
  readonly is_wanted: boolean;
}

/**
 * Returns a query for one professional; `null` if no profile was published, or the name has not
 * arrived yet.
 */
export function findProfessional(pool: Pool, clock: Clock): FindProfessional {
  return async (id, wanted, locale) => {
    const { rows } = await pool.query<FoundRow>({ ...findPublished, values: [id] });
    const [row] = rows;
    if (!row) return null;
    const now = clock.now();
    const [
      [headline = row.state.headline, names = row.state.names],
      pictures,
      equipments,
      ratings,
      services,
      records,
      catalogue,
      taken,
    ] = await Promise.all([
      openBothLanguages(pool, [
        { id, text: row.state.headline },
        { id, text: row.state.names },
      ]),
      openPictures(pool, id, row.state.pictures),
      openEquipments(pool, id, row.state.equipments),
      readRatings(pool, 'professional_id', [id]),
      pool.query<OfferedRow>({
        ...listOffered,
        values: [
          id,
          offeringLimit,
          wanted.categoryId === undefined ? [] : [wanted.categoryId],
          wanted.serviceId ?? null,
          wanted.isOpen === true ? now : null,
          wanted.maxPrice ?? null,
        ],
      }),
      readRecords(pool, [id], now),
      readCatalogueNames(pool),
      wanted.withNextFree === true && row.state.paused === null ? takenTimes(pool, id, now) : null,
    ]);
    const record = records(id);
    const hours = workingHours(
      services.rows.map(({ state }) => state.availability),
      now,
    );
    const found = {
      location: row.state.location,
      area: row.state.area,
      services: services.rows
        .filter(({ is_wanted: isWanted }) => isWanted)
        .map(({ id: offeringId, lowest_price: lowestPrice, state }) => ({
          id: OfferingId.parse(offeringId),
          lowestPrice,
          offer: state.offer,
          availability: state.availability,
        })),
      taken,
    };
    return {
      ...professionalCard({
        id,
        row,
        headline,
        names,
        record,
        rating: ratings(id),
        catalogue,
        locale,
        now,
      }),
      ...factsInSearch(found, wanted, now, wanted.freeDays),
      headlines: headline,
      names,
      corners: row.state.area?.corners ?? null,
      paused: row.state.paused,
      checks: row.checks,
      committedAt: row.committed_at && Instant.parse(row.committed_at.toISOString()),
      equipments: [
        ...equipments.knownIds.map((each) => equipmentName(each, locale)),
        ...equipments.own.map((words) => inLanguage(words, locale)),
      ],
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
