import { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The slot is free again: nobody placed the booking. */
export const BookingHoldReleased = event('osta.booking.booking-hold-released', {
  ...bookingParties,
  /** Whether the time ran out; otherwise the customer left. */
  isExpired: z.boolean(),
});
export type BookingHoldReleased = z.infer<typeof BookingHoldReleased>;
