import type { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import { later, type Instant } from '@osta/contracts/instant';

import type { BookingPolicy } from './booking-policy.ts';
import type { MadeBooking } from './booking.ts';
import { parties } from './parties.ts';

/** Returns when a booking that nobody touches counts as completed. */
export function closesAfter(endsAt: Instant, { closeAfter }: BookingPolicy): Instant {
  return later(endsAt, closeAfter);
}

/** Returns the event that confirms a booking. */
export function confirmed(made: MadeBooking, policy: BookingPolicy): BookingConfirmed {
  const { quoteId, endsAt, price } = made;
  return {
    type: 'osta.booking.booking-confirmed',
    data: { ...parties(made), quoteId, endsAt, price, closesAt: closesAfter(endsAt, policy) },
  };
}
