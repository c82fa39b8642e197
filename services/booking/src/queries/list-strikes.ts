import type { Strikes, UnresolvedPage, UnresolvedQuery } from '@osta/contracts/booking/strike';
import type { BookingId, UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { earliestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { MadeBooking } from '../domain/booking/booking.ts';
import { doesStrikeCount, pausedUntil, strikeCountsUntil } from '../domain/booking/strike.ts';
import { readBookedNames } from './booked-names.ts';
import type { ListedRow } from './booking-summary.ts';
import { foundBooking } from './found-booking.ts';
import { listStrikesSql, listUnresolvedSql } from './strikes.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

interface StruckRow {
  readonly id: BookingId;
  readonly state: MadeBooking;
}

const day = 24 * 3_600_000;

export type ListStrikes = (userId: UserId, locale: Locale) => Promise<Strikes>;

/** Returns a query for the strikes of a person whose time is not over, and what follows from them. */
export function listStrikes({
  pool,
  clock,
  policy,
}: Dependencies & { readonly policy: BookingPolicy }): ListStrikes {
  return async (userId, locale) => {
    const now = clock.now();
    const since = later(now, -policy.strikeCountsFor);
    const { rows } = await pool.query<StruckRow>({ ...listStrikesSql, values: [userId, since] });
    const counting = rows.filter(({ state }) => doesStrikeCount(state, now, policy));
    const booked = await readBookedNames(
      pool,
      rows.map(({ state }) => state),
      locale,
    );
    return {
      limit: policy.strikeLimit,
      days: policy.strikeCountsFor / day,
      pausedUntil: pausedUntil(
        counting.map(({ state }) => state.startsAt),
        now,
        policy,
      ),
      items: rows.flatMap(({ id, state }) => {
        const { strike, startsAt, serviceId } = state;
        if (strike === null) return [];
        const { of, cause, standing } = strike;
        return {
          bookingId: id,
          of,
          cause,
          standing,
          counts: doesStrikeCount(state, now, policy),
          countsUntil: strikeCountsUntil(startsAt, policy),
          serviceId,
          serviceName: booked(state),
          startsAt,
        };
      }),
    };
  };
}

export type ListUnresolved = (query: UnresolvedQuery, locale: Locale) => Promise<UnresolvedPage>;

/** Returns a query for one page of what waits for an admin: disputes and contested strikes. */
export function listUnresolved({ pool, clock }: Dependencies): ListUnresolved {
  return async ({ cursor, limit }, locale) => {
    const place = (cursor && readCursor(cursor)) || earliestPlace;
    const { rows } = await pool.query<ListedRow>({
      ...listUnresolvedSql,
      // One more row than asked for tells whether there is another page
      values: [place.at, place.id, limit + 1],
    });
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
      items: shown.map((row) =>
        Object.assign(foundBooking(row, names, booked, now), { about: aboutOf(row.state) }),
      ),
      nextCursor: last ? writeCursor({ at: last.state.startsAt, id: last.id }) : null,
    };
  };
}

function aboutOf({ status, noShowBy }: MadeBooking): UnresolvedPage['items'][number]['about'] {
  if (status !== 'disputed') return 'strike';
  return noShowBy === null ? 'work' : 'no-show';
}
