import type { BookingPage, ListBookingsQuery } from '@osta/contracts/booking/api';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import {
  earliestPlace,
  latestPlace,
  readCursor,
  writeCursor,
  type Place,
} from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { readBookedNames } from './booked-names.ts';
import { bookingSummary, counterpartOf, type ListedRow } from './booking-summary.ts';
import { listBookingsSql } from './list-bookings.sql.ts';
import { readStoreNames } from './store-names.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type ListBookings = (
  query: ListBookingsQuery,
  userId: UserId,
  locale: Locale,
) => Promise<BookingPage>;

/** The cursors before the first item. */
const edges = { forwards: earliestPlace, backwards: latestPlace } as const;

/**
 * Returns a query for one page of the reader's bookings: the upcoming ones by their start, the others by their
 * start backwards.
 */
export function listBookings({ pool, clock }: Dependencies): ListBookings {
  return async ({ role, tab, cursor, limit }, userId, locale) => {
    const order = tab === 'upcoming' ? 'forwards' : 'backwards';
    const place: Place | (typeof edges)[typeof order] =
      (cursor && readCursor(cursor)) || edges[order];
    const { rows } = await pool.query<ListedRow>({
      ...listBookingsSql[role][order],
      // One more row than asked for tells whether there is another page
      values: [userId, tab, place.at, place.id, limit + 1],
    });
    const shown = rows.slice(0, limit);
    const names = await readNamesFor(
      pool,
      shown.map(({ state }) => counterpartOf(state, role)),
      locale,
    );
    const states = shown.map(({ state }) => state);
    const stores = await readStoreNames(pool, states, locale);
    const booked = await readBookedNames(pool, states, locale);
    const now = clock.now();
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => bookingSummary(row, role, { names, booked, stores }, locale, now)),
      nextCursor: last ? writeCursor({ at: last.state.startsAt, id: last.id }) : null,
    };
  };
}
