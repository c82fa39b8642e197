import type { BookingEvent } from './events.ts';

/**
 * Returns what an event of a booking leaves of the stars that its customer gave: `null` when they do not count any
 * more; `undefined` when it says nothing of them.
 */
export function customerStarsAfter({ type, data }: BookingEvent): number | null | undefined {
  if (type === 'osta.booking.reviews-published') return data.customerStars ?? undefined;
  const isGone =
    (type === 'osta.booking.review-hidden' && data.of === 'customer') ||
    // Only completed bookings have reviews
    (type === 'osta.booking.dispute-resolved' && data.outcome === 'cancelled');
  return isGone ? null : undefined;
}
