import type { CalendarFeed, CalendarFeedToken } from '@osta/contracts/booking/calendar-feed-api';
import type { UserId } from '@osta/contracts/ids';
import { type Instant, later } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Pool } from 'pg';

import { statusAt } from '../domain/booking/allowed.ts';
import { sideOf } from '../domain/booking/booking.ts';
import { isCertain } from '../domain/booking/is-certain.ts';
import { feedTokenHash } from '../door/feed-token.ts';
import { readBookedNames } from './booked-names.ts';
import { counterpartOf, type ListedRow } from './booking-summary.ts';
import { calendarEntry, unconfirmed } from './calendar-entry.ts';
import { findFeedOfPerson, findFeedOfToken, listFeed } from './calendar-feed.sql.ts';
import { openBookings } from './open-bookings.ts';

export type FindCalendarFeed = (userId: UserId) => Promise<CalendarFeed>;

/** Returns a query for whether a person's bookings have a calendar address, and since when. */
export function findCalendarFeed(pool: Pool): FindCalendarFeed {
  return async (userId) => {
    const { rows } = await pool.query<{ readonly createdAt: Instant }>({
      ...findFeedOfPerson,
      values: [userId],
    });
    return { createdAt: rows[0]?.createdAt ?? null };
  };
}

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
  /** The public origin: `https://osta.example`. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The text of the calendar; `null`: no address has this secret. */
export type ShowCalendarFeed = (token: CalendarFeedToken, locale: Locale) => Promise<string | null>;

/** How far back a calendar reaches. What left it is deleted from the reader's calendar as well. */
const keptFor = 180 * 24 * 3_600_000;
/** Most entries of one calendar. */
const mostEntries = 1000;
/** How often a calendar app should ask again, in seconds. */
const askAgainAfter = 3600;

const calendarName: { readonly [Language in Locale]: string } = {
  ar: 'حجوزات أُسطى',
  en: 'Osta bookings',
};

/**
 * Returns a query for the calendar of everything that its owner has booked or was booked for. It has the
 * entries that each booking has as a file of its own, as long as the booking was ever confirmed.
 */
export function showCalendarFeed({
  pool,
  schema,
  publicUrl,
  clock,
}: Dependencies): ShowCalendarFeed {
  return async (token, locale) => {
    const found = await pool.query<{ readonly userId: UserId }>({
      ...findFeedOfToken,
      values: [feedTokenHash(token)],
    });
    const owner = found.rows[0]?.userId;
    if (owner === undefined) return null;

    const now = clock.now();
    const { rows } = await pool.query<ListedRow>({
      ...listFeed,
      values: [owner, later(now, -keptFor), mostEntries],
    });
    const shown = rows.filter(({ state }) => !unconfirmed.has(statusAt(state, now)));
    const sealed = shown.map(({ state }) => state);
    const roles = sealed.map((booking) => sideOf(booking, owner) ?? 'customer');
    const [opened, names, booked] = await Promise.all([
      openBookings(pool, schema, sealed),
      readNamesFor(
        pool,
        sealed.map((booking, n) => counterpartOf(booking, roles[n] ?? 'customer')),
        locale,
      ),
      readBookedNames(pool, sealed, locale),
    ]);

    const calendar = ical({
      name: calendarName[locale],
      prodId: { company: 'Osta', product: 'Bookings', language: locale.toUpperCase() },
      method: ICalCalendarMethod.PUBLISH,
      ttl: askAgainAfter,
    });
    for (const [n, { id, updated_at: updated }] of shown.entries()) {
      const booking = opened[n];
      const role = roles[n];
      if (!booking || !role) throw new Error(`${id} was listed and not read`);
      const seesAddress = role !== 'professional' || isCertain(booking);
      const entry = {
        ...booking,
        addressNote: seesAddress ? booking.addressNote : null,
        id,
        role,
        status: statusAt(booking, now),
        serviceName: booked(booking),
        otherName: names(counterpartOf(booking, role)).fullName,
        placeName: booking.placeId && placeName(booking.placeId, locale),
      };
      // The time of the change, so that a calendar without changes is the same text
      calendar.createEvent(calendarEntry(entry, locale, publicUrl, updated));
    }
    return calendar.toString();
  };
}
