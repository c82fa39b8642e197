import { handOverOperations } from '@osta/contracts/booking/hand-over-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { handOver } from '../domain/booking/hand-over.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { handOverFacts } from './hand-over-facts.ts';
import { bookingProblems } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/** Declares the command by which a store hands a booking over. The decider checks who may, not the route. */
export function handOverCommands({ bookings, policy }: Wiring) {
  const command = commandsOf(bookings, bookingProblems);
  return {
    handOver: command(handOverOperations.handOver, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      decide: handOver,
      facts: handOverFacts(policy),
    }),
  };
}
