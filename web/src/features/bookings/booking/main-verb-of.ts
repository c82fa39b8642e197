import type { BookingView } from '@osta/contracts/booking/api';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';

/** A command that takes a booking one step on. */
export type MainVerb = 'confirm' | 'leave-for' | 'arrive' | 'enter-code' | 'finish' | 'complete';

/**
 * Returns what a professional does next on a booking: one step after the other, although some can be left out. `null`
 * where it is somebody else's turn.
 */
export function mainVerbOf({
  allowed,
  onTheWayAt,
  arrivedAt,
}: Pick<BookingView, 'allowed' | 'onTheWayAt' | 'arrivedAt'>): MainVerb | null {
  if (allowed.includes('confirm')) return 'confirm';
  if (allowed.includes('finish')) return 'finish';
  if (arrivedAt !== null) return allowed.includes('start') ? 'enter-code' : null;
  const next = onTheWayAt === null ? 'leave-for' : 'arrive';
  return allowed.includes(next) ? next : null;
}

/**
 * Returns what a reader of a booking does next. `null` where it is somebody else's turn, and while
 * another time is proposed: that is answered first.
 */
export function nextVerbOf(
  booking: Pick<BookingView, 'allowed' | 'onTheWayAt' | 'arrivedAt' | 'proposal'>,
  reader: BookingRole,
): MainVerb | null {
  if (booking.proposal !== null) return null;
  if (reader === 'professional') return mainVerbOf(booking);
  return booking.allowed.includes('complete') ? 'complete' : null;
}
