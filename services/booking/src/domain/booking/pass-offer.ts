import type { BookingHoldReleased } from '@osta/contracts/booking/booking-hold-released';
import type { SlotWaitId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer to whom a slot is offered waits no longer. */
export interface PassOffer extends OnBooking {
  readonly waitId: SlotWaitId;
}

/** Frees a slot that was offered to a wait which is over. */
export const passOffer: Decider<PassOffer, Booking, BookingHoldReleased, OnBookingRefusal> = (
  { waitId },
  booking,
  { actor, now },
) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status !== 'held' || booking.waitId !== waitId) return refuse(illegal(booking, now));
  const released: BookingHoldReleased = {
    type: 'osta.booking.booking-hold-released',
    data: { ...parties(booking), isExpired: false },
  };
  return accept(released);
};
