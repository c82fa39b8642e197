import type { StrikeView } from '@osta/contracts/booking/strike';
import type { Instant } from '@osta/contracts/instant';

import type { ReaderRole } from './allowed-to.ts';
import type { MadeBooking } from './booking.ts';
import { doesStrikeCount, strikeCountsUntil, type StrikePolicy } from './strike.ts';

/** Returns the strike of a booking as one reader may see it: the side that has it, and admins. */
export function strikeFor(
  booking: MadeBooking,
  role: ReaderRole,
  now: Instant,
  policy: StrikePolicy,
): StrikeView | null {
  const { strike, startsAt } = booking;
  if (strike === null || (role !== strike.of && role !== 'admin')) return null;
  return {
    ...strike,
    counts: doesStrikeCount(booking, now, policy),
    countsUntil: strikeCountsUntil(startsAt, policy),
  };
}
