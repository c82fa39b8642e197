import type { ProfessionalArrived } from '@osta/contracts/booking/professional-arrived';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional is at the address. */
export type Arrive = OnBooking;

/** Tells the customer that the professional has arrived. */
export const arrive: Decider<Arrive, Booking, ProfessionalArrived, OnBookingRefusal> = (
  _command,
  booking,
  context,
) => {
  const admitted = admit('arrive', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;

  const happened: ProfessionalArrived = {
    type: 'osta.booking.professional-arrived',
    data: { ...parties(made) },
  };
  return accept(happened);
};
