import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Decision, Refusal } from '@osta/platform/decider';

import { booking, type Booking } from '../domain/booking/booking.ts';

/**
 * Returns a booking after what was decided about it.
 *
 * @throws Error with the code of the refusal when it was refused
 */
export function after(decision: Decision<BookingEvent, Refusal>, before: Booking): Booking {
  if (!decision.ok) throw new Error(decision.refused.code);
  return decision.events.reduce(booking.evolve, before);
}
