import { strikeOperations } from '@osta/contracts/booking/strike-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { contestStrike } from '../domain/booking/contest-strike.ts';
import { liftStrike, upholdStrike } from '../domain/booking/decide-strike.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { bookingProblems } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/** Declares the commands about the strike that a late cancellation or a no-show leaves. */
export function strikeCommands({ bookings, policy }: Wiring) {
  const command = commandsOf(bookings, bookingProblems);

  return {
    contestStrike: command(strikeOperations.contestStrike, {
      access: 'registered',
      decide: contestStrike,
      facts: async () => policy,
    }),

    liftStrike: command(strikeOperations.liftStrike, {
      access: 'admin',
      decide: liftStrike,
    }),

    upholdStrike: command(strikeOperations.upholdStrike, {
      access: 'admin',
      decide: upholdStrike,
    }),
  };
}
