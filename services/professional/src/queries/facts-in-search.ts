import { Dirham } from '@osta/contracts/dirham';
import type { GeoPoint } from '@osta/contracts/geo-point';
import type { Instant } from '@osta/contracts/instant';
import { metersBetween } from '@osta/contracts/meters-between';
import { middleOf } from '@osta/contracts/middle-of';
import type { GetProfessionalQuery, ListedProfessional } from '@osta/contracts/professional/api';
import type { FreeDays } from '@osta/contracts/professional/free-days';
import { goesTo } from '@osta/contracts/professional/goes-to';
import { placesAround } from '@osta/reference/places-around';

import { type BookableService, nextFree, type TakenTime } from '../domain/offering/next-free.ts';
import type { PublishedProfile } from '../domain/profile/profile.ts';

/** A published service with what it costs at least, in dirham; `null`: a visit says it. */
export interface PricedService extends BookableService {
  readonly lowestPrice: number | null;
}

interface Found extends Pick<PublishedProfile, 'location' | 'area'> {
  /** Those that are wanted. */
  readonly services: readonly PricedService[];
  /** `null`: when they are free was not asked for. */
  readonly taken: readonly TakenTime[] | null;
}

/** What of a search says where somebody is wanted. */
type WantedAt = Pick<GetProfessionalQuery, 'latitude' | 'longitude' | 'placeId'>;

/** Returns the point that the distances of a search are from: its own, or the middle of its place; `null` without. */
export function originOf({ latitude, longitude, placeId }: WantedAt): GeoPoint | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return placeId === undefined ? null : middleOf(placeId);
}

/** Returns whether a professional goes to the point or the place of a search; `null` without one. */
function goesThere(found: Pick<Found, 'location' | 'area'>, wanted: WantedAt): boolean | null {
  const point = originOf(wanted);
  if (point === null) return null;
  const { latitude, placeId } = wanted;
  // A point is nearer than its place: with both, the place does not count
  const places = latitude === undefined && placeId !== undefined ? placesAround(placeId) : [];
  return goesTo(found, { point, places });
}

/**
 * Returns how far away a professional is, in meters, whether they go there, from which price on in dirham, and when they are free next, if
 * that was asked for: the same for their card in a list and for the head of their page.
 *
 * @param days those on which they are to be free; absent: the coming ones
 */
export function factsInSearch(
  { location, area, services, taken }: Found,
  wanted: WantedAt,
  now: Instant,
  days?: FreeDays,
): Pick<ListedProfessional, 'distanceMeters' | 'goesThere' | 'lowestPrice' | 'nextFreeAt'> {
  const origin = originOf(wanted);
  const prices = services.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  return {
    distanceMeters: origin && metersBetween(origin, location),
    goesThere: goesThere({ location, area }, wanted),
    lowestPrice: prices.length === 0 ? null : Dirham.parse(Math.min(...prices)),
    nextFreeAt: taken && nextFree(services, taken, now, days),
  };
}
