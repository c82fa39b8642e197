import type { BookingDisputedV1 } from '@osta/contracts/booking/booking-disputed.v1';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer disputes the work. */
export interface DisputeBooking extends OnBooking {
  readonly reason: string;
}

/** Disputes finished work, until some days after its completion. */
export const disputeBooking: Decider<
  DisputeBooking,
  Booking,
  BookingDisputedV1,
  OnBookingRefusal
> = ({ reason }, booking, context) => {
  const admitted = admit('dispute', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;

  const happened: BookingDisputedV1 = {
    type: 'osta.booking.booking-disputed.v1',
    data: { ...parties(made), reason },
  };
  return accept(happened);
};
