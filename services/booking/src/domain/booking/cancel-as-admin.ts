import type { BookingCancelledByAdmin } from '@osta/contracts/booking/booking-cancelled-by-admin';
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
  BookingCancelledByAdmin,
  OnBookingRefusal
> = ({ reason }, booking, context) => {
  const admitted = admitAdmin('cancel-as-admin', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const cancelled: BookingCancelledByAdmin = {
    type: 'osta.booking.booking-cancelled-by-admin',
    data: {
      ...parties(made),
      quoteId: made.quoteId,
      revision: made.revision + 1,
      reason,
    },
  };
  return accept(cancelled);
};
