import type { Calendar, CalendarQuery } from '@osta/contracts/booking/api';
import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Availability } from '@osta/contracts/offering/availability';
import { workingDays } from '@osta/contracts/offering/working-days';
import { zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { readBookedNames } from './booked-names.ts';
import { calendarBooking, counterpartOf, type ListedRow } from './booking-summary.ts';
import { listCalendar, readCalendarDays } from './list-bookings.sql.ts';
import { readStoreNames } from './store-names.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

interface DaysRow {
  readonly services: readonly Availability[];
  readonly held: Calendar['held'];
}

export type ShowCalendar = (
  query: CalendarQuery,
  userId: UserId,
  locale: Locale,
) => Promise<Calendar>;

const dayLength = 24 * 3_600_000;
/** The clocks of the pages that show it. */
const zone = 'Africa/Tripoli';

/**
 * Returns a query for a professional's bookings in a range of time, with the hours in which they work and the slots
 * that customers hold: who holds one stays with the customer.
 */
export function showCalendar({ pool, clock }: Dependencies): ShowCalendar {
  return async ({ from, until }, userId, locale) => {
    const now = clock.now();
    const earliest = later(from, -dayLength);
    const [{ rows }, beside] = await Promise.all([
      pool.query<ListedRow>({ ...listCalendar, values: [userId, earliest, until, from] }),
      pool.query<DaysRow>({ ...readCalendarDays, values: [userId, earliest, until, from, now] }),
    ]);
    const states = rows.map(({ state }) => state);
    const [names, stores, booked] = await Promise.all([
      readNamesFor(
        pool,
        states.map((state) => counterpartOf(state, 'professional')),
        locale,
      ),
      readStoreNames(pool, states, locale),
      readBookedNames(pool, states, locale),
    ]);
    const { services, held } = beside.rows[0] ?? { services: [], held: [] };
    const { dayOf } = zonedClock(zone);
    const days = workingDays(services, dayOf(Date.parse(from)), dayOf(Date.parse(until) - 1));
    return {
      items: rows.map((row) => calendarBooking(row, { names, booked, stores }, locale, now)),
      days: [...days],
      held,
    };
  };
}
