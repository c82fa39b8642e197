import type { BookingView } from '@osta/contracts/booking/api';

type SeriesBooking = NonNullable<BookingView['series']>['bookings'][number];

/** Returns the bookings of the series after this one that have not begun, in order; none for a single one. */
export function followingOf({ series }: Pick<BookingView, 'series'>): readonly SeriesBooking[] {
  if (series === null) return [];
  const { position, bookings } = series;
  return bookings
    .slice(position)
    .filter(({ status }) => status === 'pending' || status === 'confirmed');
}
