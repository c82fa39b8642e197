import type { StoreBooking } from '@osta/contracts/booking/store-calendar-api';
import type { Instant } from '@osta/contracts/instant';

import { daysAfter, instantOf, localTimeOf } from '../../../time/tripoli.ts';

/** A day and a time as typed. */
interface TypedMoment {
  readonly day: string | null;
  readonly time: string | null;
}

/** What is typed of a time in which a store takes no bookings. */
export interface BlockValues {
  readonly start: TypedMoment;
  readonly end: TypedMoment;
  readonly reason: string;
}

/** A half-open range of time. */
interface Range {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** Returns the typed moment, in Libyan time; `null` while a part of it is missing. */
export function momentOf({ day, time }: TypedMoment): Instant | null {
  return day === null || time === null ? null : instantOf({ day, time });
}

/** The hours of a day in which a calendar shows that a whole day is blocked. */
const shown = { from: '07:00', to: '21:00' };

/** Returns a blocked time in parts that each lie on one day, as a calendar shows them. */
export function blockDays({ startsAt, endsAt }: Range): readonly Range[] {
  const first = localTimeOf(startsAt).day;
  const last = localTimeOf(new Date(Date.parse(endsAt) - 1)).day;
  const parts: Range[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    const begins = day === first ? startsAt : at(day, shown.from);
    const ends = day === last ? endsAt : at(day, shown.to);
    // Only at night: that part is shown as it is
    parts.push({
      startsAt: begins < ends ? begins : day === first ? startsAt : at(day, '00:00'),
      endsAt: begins < ends ? ends : day === last ? endsAt : at(daysAfter(day, 1), '00:00'),
    });
  }
  return parts;
}

function at(day: string, time: string): Instant {
  const instant = instantOf({ day, time });
  if (instant === null) throw new Error(`no such time: ${day} ${time}`);
  return instant;
}

/** The bookings that did not take place. */
export const ended: ReadonlySet<StoreBooking['status']> = new Set<StoreBooking['status']>([
  'cancelled',
  'declined',
  'expired',
]);

/** Returns the bookings that stand in a time, by their start. */
export function bookingsIn<Booking extends Range & Pick<StoreBooking, 'status'>>(
  bookings: readonly Booking[],
  { startsAt, endsAt }: Range,
): readonly Booking[] {
  return bookings.filter(
    (booking) =>
      !ended.has(booking.status) && booking.startsAt < endsAt && startsAt < booking.endsAt,
  );
}
