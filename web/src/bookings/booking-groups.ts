import { localTimeOf } from '../time/tripoli.ts';

/** A Libyan day or month. */
export type Period = 'day' | 'month';

interface Starting {
  /** ISO 8601, UTC */
  readonly startsAt: string;
}

/** Bookings that follow each other and begin in the same day or month. */
export interface BookingGroup<Booking extends Starting> {
  /** YYYY-MM-DD or YYYY-MM, Libyan */
  readonly key: string;
  /** The start of its first booking. */
  readonly startsAt: string;
  readonly bookings: readonly Booking[];
}

/** Of their keys. */
const lengths: Readonly<Record<Period, number>> = { day: 10, month: 7 };

/** Groups bookings in order of their start, forwards or backwards, by the day or month in which they begin. */
export function bookingGroups<Booking extends Starting>(
  bookings: readonly Booking[],
  period: Period,
): readonly BookingGroup<Booking>[] {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = localTimeOf(booking.startsAt).day.slice(0, lengths[period]);
    groups.set(key, [...(groups.get(key) ?? []), booking]);
  }
  return [...groups].map(([key, group]) => ({
    key,
    startsAt: group[0]?.startsAt ?? '',
    bookings: group,
  }));
}
