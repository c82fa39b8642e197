import type { ProfessionalOnTheWay } from '@osta/contracts/booking/professional-on-the-way';
import type { TooEarly } from '@osta/contracts/booking/refusals';
import { accept, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { tooEarly } from './work-from.ts';

/** The professional is on the way. */
export type LeaveFor = OnBooking;

/** Tells the customer that the professional is on the way. */
export function leaveFor(
  _command: LeaveFor,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<ProfessionalOnTheWay, OnBookingRefusal | TooEarly> {
  const admitted = admit('leave-for', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const early = tooEarly(made, context.now, policy);
  if (early) return early;

  const happened: ProfessionalOnTheWay = {
    type: 'osta.booking.professional-on-the-way',
    data: { ...parties(made) },
  };
  return accept(happened);
}
