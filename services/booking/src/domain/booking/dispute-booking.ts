import type { BookingDisputed } from '@osta/contracts/booking/booking-disputed';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer disputes the work. */
export interface DisputeBooking extends OnBooking {
  readonly reason: string;
}

/** Disputes finished work, until some days after its completion. */
export const disputeBooking: Decider<DisputeBooking, Booking, BookingDisputed, OnBookingRefusal> = (
  { reason },
  booking,
  context,
) => {
  const admitted = admit('dispute', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;

  const happened: BookingDisputed = {
    type: 'osta.booking.booking-disputed',
    data: { ...parties(made), reason },
  };
  return accept(happened);
};
