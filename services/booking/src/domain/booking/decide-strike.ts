import type { StrikeLifted } from '@osta/contracts/booking/strike-lifted';
import type { StrikeUpheld } from '@osta/contracts/booking/strike-upheld';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import { admitAdmin, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** An admin decides about a strike. */
export interface DecideStrike extends OnBooking {
  /** The side that has it reads it. */
  readonly reason: string;
}

/** Takes a strike back, contested or not. */
export const liftStrike: Decider<DecideStrike, Booking, StrikeLifted, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admitAdmin('lift-strike', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.strike === null) return refuse(illegal(made, context.now));
  const lifted: StrikeLifted = {
    type: 'osta.booking.strike-lifted',
    data: { ...parties(made), of: made.strike.of, reason },
  };
  return accept(lifted);
};

/** Lets a contested strike count. */
export const upholdStrike: Decider<DecideStrike, Booking, StrikeUpheld, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admitAdmin('uphold-strike', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.strike === null) return refuse(illegal(made, context.now));
  const upheld: StrikeUpheld = {
    type: 'osta.booking.strike-upheld',
    data: { ...parties(made), of: made.strike.of, reason },
  };
  return accept(upheld);
};
