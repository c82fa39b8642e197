import type { BookingHoldReleased } from '@osta/contracts/booking/booking-hold-released';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { sideOf, type Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer leaves, or the time of the hold has run out. */
export type ReleaseHold = OnBooking;

/** Frees a held slot: for its customer at any time, for the system once the time has run out. */
export const releaseHold: Decider<ReleaseHold, Booking, BookingHoldReleased, OnBookingRefusal> = (
  _command,
  booking,
  { actor, now },
) => {
  if (booking.status === 'none') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (actor !== 'system' && sideOf(booking, actor) === undefined) {
    return refuse({ code: 'BOOKING_NOT_FOUND' });
  }
  if (booking.status !== 'held' || actor === booking.professionalId) {
    return refuse(illegal(booking, now));
  }
  const isExpired = booking.heldUntil !== null && now >= booking.heldUntil;
  if (actor === 'system' && !isExpired) return refuse(illegal(booking, now));

  const released: BookingHoldReleased = {
    type: 'osta.booking.booking-hold-released',
    data: { ...parties(booking), isExpired },
  };
  return accept(released);
};
