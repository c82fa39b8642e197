import { bookingLooks, type BookingStatus } from '@osta/ui-kit';

import { instantOf, localTimeOf } from '../../../time/tripoli.ts';

/** What an admin looks for among all bookings; the address holds it. */
export interface AllBookingsSearch {
  /** Absent: every status. */
  readonly status?: BookingStatus;
  /** A part of a name, or the number of a booking. */
  readonly q?: string;
  /** The first and the last day of the start, YYYY-MM-DD: both or neither. */
  readonly from?: string;
  readonly to?: string;
}

function isStatus(value: unknown): value is BookingStatus {
  return typeof value === 'string' && Object.hasOwn(bookingLooks.other, value);
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false;
  const start = instantOf({ day: value, time: '00:00' });
  // There is no 30th of February
  return start !== null && localTimeOf(start).day === value;
}

/** Reads `?status=&q=&from=&to=` of the list. What it does not know is left out. */
export function allBookingsSearch(search: Readonly<Record<string, unknown>>): AllBookingsSearch {
  const { status, q, from, to } = search;
  return {
    ...(isStatus(status) && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...(isDay(from) && isDay(to) && from <= to && { from, to }),
  };
}
