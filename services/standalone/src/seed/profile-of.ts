import type { GeoPoint } from '@osta/contracts/geo-point';
import { everyRequest } from '@osta/contracts/professional/request-rules';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import type { SeededProfile } from '@osta/professional/seed-profile';
import { CategoryId } from '@osta/reference/category-id';
import { categoryOf } from '@osta/reference/category-of';
import { EquipmentId } from '@osta/reference/equipment-id';
import { equipmentList } from '@osta/reference/equipment-list';
import { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';

import type { DemoProfile } from './demo-person.ts';
import { drawnAround } from './drawn-around.ts';
import { drawnWork } from './work-scenes.ts';

/** Returns the languages of a professional: Arabic, and another one for some. */
function spokenBy(experienceYears: number): SpokenLanguage[] {
  const others = [['en'], [], ['ber'], ['en', 'fr'], ['tr'], []] as const;
  return ['ar', ...(others[experienceYears % others.length] ?? [])];
}

/** Returns what the nth professional brings: every other thing of the lists of their trades. */
function broughtBy(categoryIds: readonly string[], nth: number): EquipmentId[] {
  return equipmentList
    .filter(({ id }) => categoryIds.includes(categoryOf(id)))
    .filter((_each, place) => (place + nth) % 2 === 0)
    .map(({ id }) => EquipmentId.parse(id));
}

/** Returns a point a few kilometres from the middle of a place, another one for each number. */
function besides(placeId: PlaceId, n: number): GeoPoint {
  const place = placeList.find(({ id }) => id === placeId);
  if (!place) throw new Error(`The list has no place ${placeId}`);
  return {
    latitude: place.lat - ((n * 3) % 7) * 0.004,
    longitude: place.lon + (((n * 5) % 11) - 5) * 0.005,
  };
}

/** Returns the profile of the nth person of the demo market. */
export async function profileOf(profile: DemoProfile, nth: number): Promise<SeededProfile> {
  const placeId = PlaceId.parse(profile.placeId);
  const center = besides(placeId, profile.experienceYears);
  const { categoryIds, headline, experienceYears, radiusMeters, isDrawn, requestRules } = profile;
  return {
    offer: {
      categoryIds: categoryIds.map((id) => CategoryId.parse(id)),
      placeId,
      headline,
      experienceYears,
    },
    area: {
      center,
      radiusMeters,
      corners: isDrawn ? drawnAround(center, radiusMeters) : null,
      placeIds: [placeId],
    },
    names: profile.names,
    requestRules: requestRules && { ...everyRequest, ...requestRules },
    languages: spokenBy(experienceYears),
    equipmentIds: broughtBy(categoryIds, nth),
    pictures: await drawnWork(categoryIds, nth),
    presentMinutes: profile.isPresent ? 720 : null,
  };
}
