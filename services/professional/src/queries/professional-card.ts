import { avatarPath } from '@osta/contracts/account/avatar-path';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { categoryName, placeName } from '@osta/reference/names';

import type { PublishedProfile } from '../domain/profile/profile.ts';

interface Shown {
  readonly id: UserId;
  readonly fullName: string;
  /** Of their picture; `null` without one. */
  readonly avatarId: string | null;
  /** With the headline as plain text. */
  readonly offer: PublishedProfile;
  readonly checkedAt: Instant | null;
  readonly rating: ProfessionalCard['rating'];
  readonly locale: Locale;
  /** A presence that has passed by then is not shown, though its timer may not have fired yet. */
  readonly now: Instant;
}

/** Returns a professional with the names of their trades and places, in the reader's language. */
export function professionalCard({
  id,
  fullName,
  avatarId,
  offer,
  checkedAt,
  rating,
  locale,
  now,
}: Shown): ProfessionalCard {
  const { headline, categoryIds, placeId, experienceYears, location, area } = offer;
  const { languages, availableUntil } = offer;
  const isPresent = availableUntil !== null && availableUntil > now;
  return {
    id,
    fullName,
    avatarUrl: avatarId === null ? null : avatarPath(id, avatarId),
    headline: inLanguage(headline, locale),
    categories: categoryIds.map((category) => ({
      id: category,
      name: categoryName(category, locale),
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
    checkedAt,
    rating,
  };
}
