import type { CalendarQuery } from '@osta/contracts/booking/api';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { StoreCalendar } from '@osta/contracts/booking/store-calendar-api';
import type { StoreId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { StoreRole } from '@osta/contracts/store/status';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import { readNamesFor } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';
import type { Pool } from 'pg';

import { allowedVerbs, statusAt } from '../domain/booking/allowed.ts';
import { mayHandOver } from '../domain/booking/hand-over.ts';
import { readBookedNames } from './booked-names.ts';
import type { ListedRow } from './booking-summary.ts';
import { findRoleInStore, listStoreBookings } from './store-bookings.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

type Found = { readonly ok: true; readonly calendar: StoreCalendar } | Refused<BookingNotFound>;

export type ShowStoreCalendar = (
  storeId: StoreId,
  query: CalendarQuery,
  userId: UserId,
  locale: Locale,
) => Promise<Found>;

/**
 * Returns a query for the bookings that were made at a store. Its owner and managers see all of them, staff
 * their own; for everybody else there are none to be found. Addresses and notes stay with the two sides.
 */
export function showStoreCalendar({ pool, clock }: Dependencies): ShowStoreCalendar {
  return async (storeId, { from, until }, userId, locale) => {
    const known = await pool.query<{ readonly role: StoreRole }>({
      ...findRoleInStore,
      values: [storeId, userId],
    });
    const role = known.rows[0]?.role;
    if (role === undefined) return refuse({ code: 'BOOKING_NOT_FOUND' });
    const { rows } = await pool.query<ListedRow>({
      ...listStoreBookings,
      values: [storeId, from, until, role === 'staff' ? userId : null],
    });
    const names = await readNamesFor(
      pool,
      rows.flatMap(({ state }) => [state.customerId, state.professionalId]),
      locale,
    );
    const booked = await readBookedNames(
      pool,
      rows.map(({ state }) => state),
      locale,
    );
    const now = clock.now();
    const items = rows.map(({ id, state, updated_at: updated }) => ({
      id,
      status: statusAt(state, now),
      serviceId: state.serviceId,
      serviceName: booked(state),
      placeName: state.placeId && placeName(state.placeId, locale),
      customer: names(state.customerId),
      professional: names(state.professionalId),
      startsAt: state.startsAt,
      endsAt: state.endsAt,
      price: state.price,
      finalPrice: state.finalPrice,
      updatedAt: Instant.parse(updated.toISOString()),
      canHandOver: mayHandOver(role) && allowedVerbs(state, now).includes('hand-over'),
    }));
    return { ok: true, calendar: { items } };
  };
}
