import { Dirham } from '@osta/contracts/dirham';
import type { GeoPoint } from '@osta/contracts/geo-point';
import type { Instant } from '@osta/contracts/instant';
import { metersBetween } from '@osta/contracts/meters-between';
import { middleOf } from '@osta/contracts/middle-of';
import type { GetProfessionalQuery, ListedProfessional } from '@osta/contracts/professional/api';
import type { FreeDays } from '@osta/contracts/professional/free-days';

import { type BookableService, nextFree, type TakenTime } from '../domain/offering/next-free.ts';

/** A published service with what it costs at least, in dirham; `null`: a visit says it. */
export interface PricedService extends BookableService {
  readonly lowestPrice: number | null;
}

interface Found {
  /** Of the professional: rounded to about 500 m. */
  readonly location: GeoPoint;
  /** Those that are wanted. */
  readonly services: readonly PricedService[];
  /** `null`: when they are free was not asked for. */
  readonly taken: readonly TakenTime[] | null;
}

/** Returns the point that the distances of a search are from: its own, or the middle of its place; `null` without. */
export function originOf({
  latitude,
  longitude,
  placeId,
}: Pick<GetProfessionalQuery, 'latitude' | 'longitude' | 'placeId'>): GeoPoint | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return placeId === undefined ? null : middleOf(placeId);
}

/**
 * Returns how far away a professional is, in meters, from which price on in dirham, and when they are free next, if
 * that was asked for: the same for their card in a list and for the head of their page.
 *
 * @param days those on which they are to be free; absent: the coming ones
 */
export function factsInSearch(
  { location, services, taken }: Found,
  origin: GeoPoint | null,
  now: Instant,
  days?: FreeDays,
): Pick<ListedProfessional, 'distanceMeters' | 'lowestPrice' | 'nextFreeAt'> {
  const prices = services.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  return {
    distanceMeters: origin && metersBetween(origin, location),
    lowestPrice: prices.length === 0 ? null : Dirham.parse(Math.min(...prices)),
    nextFreeAt: taken && nextFree(services, taken, now, days),
  };
}
