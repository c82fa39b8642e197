import { OfferingId, type UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { PublicOffering } from '@osta/contracts/offering/api';
import { awayOn } from '@osta/contracts/offering/away';
import { hoursFreeToCancel } from '@osta/contracts/offering/hours-free-to-cancel';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { ProfilePause } from '@osta/contracts/professional/profile-pause';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { CategoryId } from '@osta/reference/category-id';
import { categoryOf } from '@osta/reference/category-of';
import type { Pool } from 'pg';

import { offeringLimit } from '../domain/offering/draft-service.ts';
import { nextFreeTimes } from '../domain/offering/next-free.ts';
import type { StandingOffering } from '../domain/offering/offering.ts';
import { listPublished } from './my-offerings.sql.ts';
import { openOffers } from './open-offers.ts';
import { openPhotos } from './open-photos.ts';
import { takenTimes } from './taken-times.ts';

export type ListPublicOfferings = (
  professionalId: UserId,
  locale: Locale,
) => Promise<readonly PublicOffering[]>;

interface PublishedRow {
  readonly id: string;
  readonly state: StandingOffering;
  /** The time in which the professional takes nothing new. */
  readonly paused: ProfilePause | null;
}

/** How many free times of a service are said. */
const timesSaid = 3;

/**
 * Returns a query for the published services of a professional, in the reader's language, each with its next free
 * times (ADR 43): none while its professional has paused.
 */
export function readPublicOfferings(pool: Pool, clock: Clock): ListPublicOfferings {
  return async (professionalId, locale) => {
    const now = clock.now();
    const [{ rows }, taken, catalogue] = await Promise.all([
      pool.query<PublishedRow>({ ...listPublished, values: [professionalId, offeringLimit] }),
      takenTimes(pool, professionalId, now),
      readCatalogueNames(pool),
    ]);
    const [offers, photos] = await Promise.all([
      openOffers(
        pool,
        professionalId,
        rows.map(({ state }) => state.offer),
      ),
      openPhotos(
        pool,
        professionalId,
        rows.map(({ state }) => state.photos),
      ),
    ]);
    return rows.map(({ id: row, state, paused }, n) => {
      const id = OfferingId.parse(row);
      const { availability } = state;
      const offer = offers[n] ?? state.offer;
      const { serviceId, name, description, price } = offer;
      const { durationMinutes, confirmation, cancellation } = offer;
      return {
        id,
        serviceId,
        serviceName: catalogue.ofService(serviceId, locale),
        categoryId: CategoryId.parse(categoryOf(serviceId)),
        name: inLanguage(name, locale),
        description: inLanguage(description, locale),
        price,
        durationMinutes,
        confirmation,
        cancellation,
        hoursFreeToCancel: hoursFreeToCancel[cancellation],
        week: availability.week,
        nextFreeTimes:
          paused === null
            ? [...nextFreeTimes({ id, offer, availability }, taken, now, timesSaid)]
            : [],
        away: awayOn(zonedClock(availability.zone).dayOf(Date.parse(now)), availability, paused),
        photos: (photos[n] ?? []).map(({ id: photo, alt }) => ({
          id: photo,
          alt: inLanguage(alt, locale),
        })),
      };
    });
  };
}
