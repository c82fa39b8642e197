import { OfferingId, type UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type {
  ListMyOfferingsQuery,
  MyOffering,
  MyOfferingPage,
} from '@osta/contracts/offering/api';
import type { Pool } from 'pg';

import type { StandingOffering } from '../domain/offering/offering.ts';
import { findMyOffering, listAllMyOfferings, listMyOfferings } from './my-offerings.sql.ts';
import { cursorOfOffering, offeringOfCursor } from './offering-cursor.ts';
import { openHidings } from './open-hidings.ts';
import { openOffers } from './open-offers.ts';
import { openPhotos } from './open-photos.ts';

/** The fold of at least one event. */
interface OfferingRow {
  readonly id: string;
  readonly version: number;
  readonly state: StandingOffering;
  readonly updated_at: Date;
}

/** Later than every id. */
const top = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export type ListMyOfferings = (
  query: ListMyOfferingsQuery,
  userId: UserId,
) => Promise<MyOfferingPage>;

/** Returns a query for one page of a professional's own services, newest first. */
export function readMyOfferings(pool: Pool): ListMyOfferings {
  return async ({ part, cursor, limit }, userId) => {
    const after = (cursor && offeringOfCursor(cursor)) ?? top;
    const { rows } = await pool.query<OfferingRow>({
      ...listMyOfferings,
      // One more row than asked for tells whether there is another page
      values: [userId, after, part === 'archived', limit + 1],
    });
    const items = await myOfferings(pool, userId, rows.slice(0, limit));
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: [...items], nextCursor: last ? cursorOfOffering(last.id) : null };
  };
}

export type FindMyOffering = (id: OfferingId, userId: UserId) => Promise<MyOffering | null>;

/** Returns a query for one of a professional's own services; `null` for any other one. */
export function readMyOffering(pool: Pool): FindMyOffering {
  return async (id, userId) => {
    const { rows } = await pool.query<OfferingRow>({ ...findMyOffering, values: [id, userId] });
    const [found = null] = await myOfferings(pool, userId, rows);
    return found;
  };
}

/** Returns a query for all services that a person ever offered, for the export of their data. */
export function readAllMyOfferings(pool: Pool): (userId: UserId) => Promise<readonly MyOffering[]> {
  return async (userId) => {
    const { rows } = await pool.query<OfferingRow>(listAllMyOfferings, [userId]);
    return myOfferings(pool, userId, rows);
  };
}

async function myOfferings(
  pool: Pool,
  userId: UserId,
  rows: readonly OfferingRow[],
): Promise<readonly MyOffering[]> {
  const states = rows.map(({ state }) => state);
  const [offers, photos, hidings] = await Promise.all([
    openOffers(
      pool,
      userId,
      states.map(({ offer }) => offer),
    ),
    openPhotos(
      pool,
      userId,
      states.map((state) => state.photos),
    ),
    openHidings(pool, states),
  ]);
  return rows.map(({ id, version, state, updated_at: updated }, n) => ({
    id: OfferingId.parse(id),
    version,
    status: state.status,
    offer: offers[n] ?? state.offer,
    availability: state.availability,
    photos: [...(photos[n] ?? [])],
    hidden: hidings[n] ?? null,
    updatedAt: Instant.parse(updated.toISOString()),
  }));
}
