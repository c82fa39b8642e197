import type { ProfessionalArrived } from '@osta/contracts/booking/professional-arrived';
import type { TooEarly } from '@osta/contracts/booking/refusals';
import { accept, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { tooEarly } from './work-from.ts';

/** The professional is at the address. */
export type Arrive = OnBooking;

/** Tells the customer that the professional has arrived. */
export function arrive(
  _command: Arrive,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<ProfessionalArrived, OnBookingRefusal | TooEarly> {
  const admitted = admit('arrive', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const early = tooEarly(made, context.now, policy);
  if (early) return early;

  const happened: ProfessionalArrived = {
    type: 'osta.booking.professional-arrived',
    data: { ...parties(made) },
  };
  return accept(happened);
}
