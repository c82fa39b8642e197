import type { BookingView } from '@osta/contracts/booking/api';

import type { AskingVerb, PlainVerb } from './booking-verbs.ts';

/**
 * Returns what a professional does next on a booking: one step after the other, although some can be left out. `null`
 * where it is somebody else's turn.
 */
export function mainVerbOf({
  allowed,
  onTheWayAt,
  arrivedAt,
}: Pick<BookingView, 'allowed' | 'onTheWayAt' | 'arrivedAt'>): PlainVerb | AskingVerb | null {
  if (allowed.includes('confirm')) return 'confirm';
  if (allowed.includes('finish')) return 'finish';
  if (arrivedAt !== null) return allowed.includes('start') ? 'enter-code' : null;
  const next = onTheWayAt === null ? 'leave-for' : 'arrive';
  return allowed.includes(next) ? next : null;
}
