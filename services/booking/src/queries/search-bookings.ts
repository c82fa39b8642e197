import type { FoundBookings, SearchBookingsQuery } from '@osta/contracts/booking/admin-api';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { latestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { readBookedNames } from './booked-names.ts';
import type { ListedRow } from './booking-summary.ts';
import { foundBooking } from './found-booking.ts';
import { listNamedSql, searchBookingsSql } from './search-bookings.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type SearchBookings = (query: SearchBookingsQuery, locale: Locale) => Promise<FoundBookings>;

/** A name that more people have has to be typed in full. */
const mostPeople = 500;

/** Returns a query for one page of the bookings of everybody, by their start, backwards. */
export function searchBookings({ pool, clock }: Dependencies): SearchBookings {
  async function peopleNamed(part: string): Promise<readonly UserId[]> {
    const { rows } = await pool.query<{ readonly id: UserId }>(listNamedSql, [part, mostPeople]);
    return rows.map(({ id }) => id);
  }

  return async ({ q = '', status, from, until, cursor, limit }, locale) => {
    const end = endOfIdIn(q);
    const place = (cursor && readCursor(cursor)) || latestPlace;
    const { rows } = await pool.query<ListedRow>(searchBookingsSql, [
      end,
      end === null && q !== '' ? await peopleNamed(q) : null,
      status ?? null,
      from ?? null,
      until ?? null,
      place.at,
      place.id,
      // One more row than asked for tells whether there is another page
      limit + 1,
    ]);
    const shown = rows.slice(0, limit);
    const names = await readNamesFor(
      pool,
      shown.flatMap(({ state }) => [state.customerId, state.professionalId]),
      locale,
    );
    const booked = await readBookedNames(
      pool,
      shown.map(({ state }) => state),
      locale,
    );
    const now = clock.now();
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => foundBooking(row, names, booked, now)),
      nextCursor: last ? writeCursor({ at: last.state.startsAt, id: last.id }) : null,
    };
  };
}

/** `R-2026-0123456789AB`, or the id in an address: either ends in the last part of the id. */
const numbered = /^(?:R-\d{4}-|[\da-f]{8}(?:-[\da-f]{4}){3}-)(?<end>[\da-f]{12})$/iu;

/** Returns the end of the id in what somebody typed; `null`: it is none. */
export function endOfIdIn(text: string): string | null {
  return numbered.exec(text)?.groups?.['end']?.toLowerCase() ?? null;
}
