import type { StrikeContested } from '@osta/contracts/booking/strike-contested';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { doesStrikeCount, type StrikePolicy } from './strike.ts';

/** The side with a strike says why it should not count. */
export interface ContestStrike extends OnBooking {
  readonly reason: string;
}

/** Contests the strike of a late cancellation, once and while it counts. Until an admin decides it does not. */
export function contestStrike(
  { reason }: ContestStrike,
  booking: Booking,
  context: Context,
  policy: StrikePolicy,
): Decision<StrikeContested, OnBookingRefusal> {
  const admitted = admit('contest-strike', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (made.strike?.of !== by || !doesStrikeCount(made, context.now, policy)) {
    return refuse(illegal(made, context.now));
  }
  const contested: StrikeContested = {
    type: 'osta.booking.strike-contested',
    data: { ...parties(made), of: by, authorId: made[`${by}Id`], reason },
  };
  return accept(contested);
}
