import { later } from '@osta/contracts/instant';
import type { ReadFacts } from '@osta/platform/handle';
import type { Pool } from 'pg';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { PlaceQuote, QuoteFacts } from '../domain/booking/place-quote.ts';
import { DaysRow } from '../slots/offered-row.ts';
import { readDays } from './days.sql.ts';

const day = 24 * 3_600_000;
/** How far around the wanted time other times are looked for. */
const around = 16 * day;

/** Returns the facts for booking the time of an accepted quote, from the service's own tables. */
export function quoteFacts(pool: Pool, policy: BookingPolicy): ReadFacts<PlaceQuote, QuoteFacts> {
  return async ({ bookingId, professionalId, serviceId, startsAt }) => {
    const [from, until] = [later(startsAt, -around), later(startsAt, around)];
    const { rows } = await pool.query<object>({
      name: 'booking.read-days',
      text: readDays,
      values: [bookingId, from, until, professionalId, serviceId],
    });
    return { policy, days: DaysRow.parse(rows[0]) };
  };
}
