import type { BookingCancelledByAdminV1 } from '@osta/contracts/booking/booking-cancelled-by-admin.v1';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admitAdmin, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** An admin cancels the booking. */
export interface CancelAsAdmin extends OnBooking {
  readonly reason: string;
}

/** Cancels a booking that has not ended. */
export const cancelAsAdmin: Decider<
  CancelAsAdmin,
  Booking,
  BookingCancelledByAdminV1,
  OnBookingRefusal
> = ({ reason }, booking, context) => {
  const admitted = admitAdmin('cancel-as-admin', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const cancelled: BookingCancelledByAdminV1 = {
    type: 'osta.booking.booking-cancelled-by-admin.v1',
    data: { ...parties(made), quoteId: made.quoteId, reason },
  };
  return accept(cancelled);
};
