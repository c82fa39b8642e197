import type { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import { accept, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { confirmed } from './confirmation.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';

/** The professional confirms the booking. */
export type ConfirmBooking = OnBooking;

/** Confirms a booking that waits for an answer. */
export function confirmBooking(
  _command: ConfirmBooking,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<BookingConfirmed, OnBookingRefusal> {
  const admitted = admit('confirm', booking, context, ['professional']);
  return admitted.ok ? accept(confirmed(admitted.made, policy)) : admitted;
}
