import { later } from '@osta/contracts/instant';
import { TimeWindow } from '@osta/contracts/request/terms';
import type { ReadFacts } from '@osta/platform/handle';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { PlaceQuote, QuoteFacts } from '../domain/booking/place-quote.ts';
import { readBusy } from './busy.sql.ts';

const day = 24 * 3_600_000;
/** How far around the wanted time other times are looked for. */
const around = 16 * day;

const Row = z.object({ busy: z.array(TimeWindow) });

/** Returns the facts for booking the time of an accepted quote, from the service's own tables. */
export function quoteFacts(pool: Pool, policy: BookingPolicy): ReadFacts<PlaceQuote, QuoteFacts> {
  return async ({ bookingId, professionalId, startsAt }) => {
    const { rows } = await pool.query<object>({
      name: 'booking.read-busy',
      text: readBusy,
      values: [professionalId, bookingId, later(startsAt, -around), later(startsAt, around)],
    });
    const { busy } = Row.parse(rows[0]);
    return { policy, busy, free: [] };
  };
}
