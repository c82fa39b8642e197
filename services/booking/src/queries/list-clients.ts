import type {
  ClientBookings,
  ClientNote,
  ClientPage,
  ListClientsQuery,
} from '@osta/contracts/booking/client-api';
import type { Dirham } from '@osta/contracts/dirham';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { latestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { readBookedNames } from './booked-names.ts';
import { bookingSummary, type ListedRow } from './booking-summary.ts';
import {
  findClientNote,
  listClientBookingsSql,
  listClientNotes,
  listClientsSql,
} from './list-clients.sql.ts';
import { readStoreNames } from './store-names.ts';

interface ClientRow {
  readonly id: UserId;
  readonly newest: Instant;
  readonly completed: number;
  readonly earned: Dirham;
  readonly last_at: Instant | null;
  readonly next_at: Instant | null;
}

export type ListClients = (
  query: ListClientsQuery,
  professionalId: UserId,
  locale: Locale,
) => Promise<ClientPage>;

/** Returns a query for one page of a professional's clients, the newest booking first. */
export function listClients({ pool }: { readonly pool: Pool }): ListClients {
  return async ({ cursor, limit, q }, professionalId, locale) => {
    const place = (cursor && readCursor(cursor)) || latestPlace;
    const { rows } = await pool.query<ClientRow>({
      ...listClientsSql,
      // One more row than asked for tells whether there is another page
      values: [professionalId, place.at, place.id, limit + 1, q === '' ? null : (q ?? null)],
    });
    const shown = rows.slice(0, limit);
    const names = await readNamesFor(
      pool,
      shown.map(({ id }) => id),
      locale,
    );
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ id, completed, earned, last_at: lastAt, next_at: nextAt }) => ({
        id,
        fullName: names(id).fullName,
        completed,
        earned,
        lastAt,
        nextAt,
      })),
      nextCursor: last ? writeCursor({ at: last.newest, id: last.id }) : null,
    };
  };
}

/** Most bookings that one answer has. */
const mostBookings = 50;

export type ShowClient = (
  customerId: UserId,
  professionalId: UserId,
  locale: Locale,
) => Promise<ClientBookings | null>;

/** Returns a query for a professional's newest bookings with one client; `null`: not a client of theirs. */
export function showClient({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): ShowClient {
  return async (customerId, professionalId, locale) => {
    const { rows } = await pool.query<ListedRow>({
      ...listClientBookingsSql,
      values: [professionalId, customerId, mostBookings],
    });
    if (rows.length === 0) return null;
    const names = await readNamesFor(pool, [customerId], locale);
    const notes = await pool.query<{ readonly text: string }>({
      ...findClientNote,
      values: [professionalId, customerId],
    });
    const now = clock.now();
    const states = rows.map(({ state }) => state);
    const stores = await readStoreNames(pool, states, locale);
    const booked = await readBookedNames(pool, states, locale);
    return {
      items: rows.map((row) =>
        bookingSummary(row, 'professional', { names, booked, stores }, locale, now),
      ),
      note: notes.rows[0]?.text ?? '',
    };
  };
}

export type ListClientNotes = (professionalId: UserId) => Promise<ClientNote[]>;

/** Returns a query for everything that a professional noted about clients. */
export function findClientNotes(pool: Pool): ListClientNotes {
  return async (professionalId) => {
    const { rows } = await pool.query<Omit<ClientNote, 'at'> & { readonly at: Date }>({
      ...listClientNotes,
      values: [professionalId],
    });
    return rows.map(({ customerId, text, at }) => ({
      customerId,
      text,
      at: Instant.parse(at.toISOString()),
    }));
  };
}
