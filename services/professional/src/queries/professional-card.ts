import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { categoryName, placeName } from '@osta/contracts/reference/names';

import type { PublishedProfile } from '../domain/profile/profile.ts';

/** Returns a professional with the names of their trades and place, in the reader's language. */
export function professionalCard(
  id: UserId,
  fullName: string,
  offer: PublishedProfile,
  locale: Locale,
): ProfessionalCard {
  const { headline, categoryIds, placeId, experienceYears } = offer;
  return {
    id,
    fullName,
    headline,
    categories: categoryIds.map((category) => ({
      id: category,
      name: categoryName(category, locale),
    })),
    place: { id: placeId, name: placeName(placeId, locale) },
    experienceYears,
  };
}
