import type { ProfessionalOnTheWay } from '@osta/contracts/booking/professional-on-the-way';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional is on the way. */
export type LeaveFor = OnBooking;

/** Tells the customer that the professional is on the way. */
export const leaveFor: Decider<LeaveFor, Booking, ProfessionalOnTheWay, OnBookingRefusal> = (
  _command,
  booking,
  context,
) => {
  const admitted = admit('leave-for', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;

  const happened: ProfessionalOnTheWay = {
    type: 'osta.booking.professional-on-the-way',
    data: { ...parties(made) },
  };
  return accept(happened);
};
