import type { BookingView } from '@osta/contracts/booking/api';
import type { AcceptTimeFollowingRequest } from '@osta/contracts/booking/series-api';

type SeriesBooking = NonNullable<BookingView['series']>['bookings'][number];

/** Returns the bookings of the series after this one that have not begun, in order; none for a single one. */
export function followingOf({ series }: Pick<BookingView, 'series'>): readonly SeriesBooking[] {
  if (series === null) return [];
  const { position, bookings } = series;
  return bookings
    .slice(position)
    .filter(({ status }) => status === 'pending' || status === 'confirmed');
}

/**
 * Returns what the reader agrees to with this booking's proposal and those of the same side for the bookings
 * after it: each by its start, as the page shows it.
 */
export function proposalsFrom({
  id,
  proposal,
  series,
}: Pick<BookingView, 'id' | 'proposal' | 'series'>): AcceptTimeFollowingRequest['proposals'] {
  if (proposal === null) return [];
  const following = followingOf({ series }).flatMap(({ id: bookingId, proposal: other }) =>
    other?.by === proposal.by ? [{ bookingId, startsAt: other.startsAt }] : [],
  );
  return [{ bookingId: id, startsAt: proposal.startsAt }, ...following];
}
