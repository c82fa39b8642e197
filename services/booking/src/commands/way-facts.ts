import { middleOf } from '@osta/contracts/middle-of';
import type { ReadFacts } from '@osta/platform/handle';
import type { PlaceId } from '@osta/reference/place-id';
import type { Pool } from 'pg';

import type { Remind } from '../domain/booking/remind.ts';
import type { WayFacts } from '../domain/booking/way.ts';
import { readWay } from './way-facts.sql.ts';

interface WayRow {
  readonly placeId: PlaceId | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns the facts for the way to a booking. Only the last reminder needs them. */
export function wayFacts(pool: Pool): ReadFacts<Remind, WayFacts> {
  return async ({ bookingId, hoursBefore }) => {
    if (hoursBefore !== 2) return { from: null };
    const { rows } = await pool.query<WayRow>({
      name: 'booking.read-way',
      text: readWay,
      values: [bookingId],
    });
    const { placeId = null, latitude = null, longitude = null } = rows[0] ?? {};
    if (placeId !== null) return { from: middleOf(placeId) };
    return { from: latitude === null || longitude === null ? null : { latitude, longitude } };
  };
}
