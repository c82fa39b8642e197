import { seriesOperations } from '@osta/contracts/booking/series-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { placeSeries } from '../domain/booking/place-series.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { bookingProblems } from './problems.ts';
import { seriesFacts } from './series-facts.ts';

interface Wiring {
  /** Over `seriesAggregate`. */
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/** Declares the command by which a held slot becomes the first of several bookings. */
export function seriesCommands({ bookings, policy }: Wiring) {
  const command = commandsOf(bookings, bookingProblems);

  return {
    placeSeries: command(seriesOperations.placeSeries, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      decide: placeSeries,
      facts: seriesFacts(policy),
    }),
  };
}
