import type { StrikeLiftedV1 } from '@osta/contracts/booking/strike-lifted.v1';
import type { StrikeUpheldV1 } from '@osta/contracts/booking/strike-upheld.v1';
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
export const liftStrike: Decider<DecideStrike, Booking, StrikeLiftedV1, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admitAdmin('lift-strike', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.strike === null) return refuse(illegal(made, context.now));
  const lifted: StrikeLiftedV1 = {
    type: 'osta.booking.strike-lifted.v1',
    data: { ...parties(made), of: made.strike.of, reason },
  };
  return accept(lifted);
};

/** Lets a contested strike count. */
export const upholdStrike: Decider<DecideStrike, Booking, StrikeUpheldV1, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admitAdmin('uphold-strike', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  if (made.strike === null) return refuse(illegal(made, context.now));
  const upheld: StrikeUpheldV1 = {
    type: 'osta.booking.strike-upheld.v1',
    data: { ...parties(made), of: made.strike.of, reason },
  };
  return accept(upheld);
};
