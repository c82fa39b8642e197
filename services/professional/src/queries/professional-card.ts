import { avatarPath } from '@osta/contracts/account/avatar-path';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { LocalizedText, Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import type { CatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import { placeName } from '@osta/reference/names';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import type { ProfessionalRecord } from './read-records.ts';

/** What the queries of professionals select of each. */
export interface CardRow {
  /** The fold of at least one event, and every event publishes. */
  readonly state: PublishedProfile;
  readonly created_at: Date;
  readonly full_name: string;
  readonly avatar_id: string | null;
  readonly checked_at: string | null;
}

interface Shown {
  readonly id: UserId;
  readonly row: CardRow;
  /** As plain text. */
  readonly headline: LocalizedText;
  /** As plain text; one that is empty is the name of their account. */
  readonly names: LocalizedText;
  readonly record: Pick<ProfessionalRecord, 'jobsDone' | 'responseMinutes'>;
  readonly rating: ProfessionalCard['rating'];
  readonly catalogue: CatalogueNames;
  readonly locale: Locale;
  /** A presence that has passed by then is not shown, though its timer may not have fired yet. */
  readonly now: Instant;
}

/** Returns a professional with the names of their trades and places, in the reader's language. */
export function professionalCard(shown: Shown): ProfessionalCard {
  const { id, row, headline, names, record, rating, catalogue, locale, now } = shown;
  const { categoryIds, placeId, experienceYears, location, area } = row.state;
  const { languages, availableUntil } = row.state;
  const isPresent = availableUntil !== null && availableUntil > now;
  return {
    id,
    fullName: names[locale] || row.full_name,
    avatarUrl: row.avatar_id === null ? null : avatarPath(id, row.avatar_id),
    headline: inLanguage(headline, locale),
    categories: categoryIds.map((category) => ({
      id: category,
      name: catalogue.ofTrade(category, locale),
    })),
    place: { id: placeId, name: placeName(placeId, locale) },
    experienceYears,
    location,
    area: area && {
      radiusMeters: area.radiusMeters,
      places: area.placeIds.map((place) => ({ id: place, name: placeName(place, locale) })),
    },
    availableUntil: isPresent ? availableUntil : null,
    languages: [...languages],
    checkedAt: Instant.nullable().parse(row.checked_at),
    memberSince: Instant.parse(row.created_at.toISOString()),
    jobsDone: record.jobsDone,
    responseMinutes: record.responseMinutes,
    rating,
  };
}
