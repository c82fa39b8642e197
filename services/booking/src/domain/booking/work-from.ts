import type { TooEarly } from '@osta/contracts/booking/refusals';
import { later, type Instant } from '@osta/contracts/instant';
import { refuse, type Refused } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { MadeBooking } from './booking.ts';

/** Returns from when on the way there and the work of a booking can begin. */
export function workFrom(startsAt: Instant, { workBeginsBefore }: BookingPolicy): Instant {
  return later(startsAt, -workBeginsBefore);
}

/** Returns why the way there or the work cannot begin now: nothing leads back from it. */
export function tooEarly(
  { startsAt }: MadeBooking,
  now: Instant,
  policy: BookingPolicy,
): Refused<TooEarly> | undefined {
  const possibleFrom = workFrom(startsAt, policy);
  return now < possibleFrom ? refuse({ code: 'TOO_EARLY', possibleFrom }) : undefined;
}
