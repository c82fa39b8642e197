import type { BookingDeclined } from '@osta/contracts/booking/booking-declined';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional declines the booking. */
export interface DeclineBooking extends OnBooking {
  readonly reason: string;
}

/** Declines a booking that waits for an answer. */
export const declineBooking: Decider<DeclineBooking, Booking, BookingDeclined, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admit('decline', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;

  const happened: BookingDeclined = {
    type: 'osta.booking.booking-declined',
    data: { ...parties(made), reason },
  };
  return accept(happened);
};
