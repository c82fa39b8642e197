import { bookingOperations } from '@osta/contracts/booking/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { holdSlot } from '../domain/booking/hold-slot.ts';
import { placeBooking } from '../domain/booking/place-booking.ts';
import { releaseHold } from '../domain/booking/release-hold.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { bookingProblems } from './problems.ts';
import { slotFacts } from './slot-facts.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/** Declares the commands by which a slot becomes a booking. */
export function slotCommands({ bookings, policy }: Wiring) {
  const command = commandsOf(bookings, bookingProblems);

  return {
    holdSlot: command(bookingOperations.holdSlot, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      streamOf: (_content, { newId }) => newId(0),
      decide: holdSlot,
      facts: slotFacts(policy),
    }),

    placeBooking: command(bookingOperations.placeBooking, {
      access: 'registered',
      decide: placeBooking,
      facts: async () => policy,
    }),

    releaseHold: command(bookingOperations.releaseHold, {
      access: 'registered',
      decide: releaseHold,
    }),
  };
}
