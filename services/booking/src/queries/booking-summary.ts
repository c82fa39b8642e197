import type { BookingSummary, CalendarBooking } from '@osta/contracts/booking/api';
import type { Side } from '@osta/contracts/booking/terms';
import type { BookingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { middleOf } from '@osta/contracts/middle-of';
import type { Names } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';

import { statusAt } from '../domain/booking/allowed.ts';
import type { MadeBooking } from '../domain/booking/booking.ts';
import { isCertain } from '../domain/booking/is-certain.ts';
import type { BookedNames } from './booked-names.ts';
import type { StoreNames } from './store-names.ts';

/** One row of a list as it is stored. */
export interface ListedRow {
  readonly id: BookingId;
  readonly state: MadeBooking;
  readonly updated_at: Date;
}

/** What people, services and stores of a list are called. */
export interface ListedNames {
  readonly names: Names;
  readonly booked: BookedNames;
  readonly stores: StoreNames;
}

/** Returns the other side of a booking. */
export function counterpartOf({ customerId, professionalId }: MadeBooking, role: Side): UserId {
  return role === 'customer' ? professionalId : customerId;
}

/** Returns the list item of a booking for one reader. */
export function bookingSummary(
  { id, state: booking, updated_at: updated }: ListedRow,
  role: Side,
  { names, booked, stores }: ListedNames,
  locale: Locale,
  now: Instant,
): BookingSummary {
  const { requestId, serviceId, placeId, startsAt, endsAt, price, finalPrice, proposal } = booking;
  return {
    id,
    status: statusAt(booking, now),
    requestId,
    serviceId,
    serviceName: booked(booking),
    placeName: placeId && placeName(placeId, locale),
    counterpart: names(counterpartOf(booking, role)),
    store: stores(booking),
    startsAt,
    endsAt,
    price,
    finalPrice,
    proposedBy: proposal?.by ?? null,
    proposedStart: proposal?.startsAt ?? null,
    revision: booking.revision,
    series: booking.series,
    updatedAt: Instant.parse(updated.toISOString()),
  };
}

/** Returns the item of a professional's calendar: they learn where it is once it is certain. */
export function calendarBooking(
  row: ListedRow,
  names: ListedNames,
  locale: Locale,
  now: Instant,
): CalendarBooking {
  const { placeId } = row.state;
  return {
    ...bookingSummary(row, 'professional', names, locale, now),
    point: placeId !== null && isCertain(row.state) ? middleOf(placeId) : null,
  };
}
