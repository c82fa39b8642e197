import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** The work is done: the customer confirmed it, or did not object in time. */
export const BookingCompleted = event('osta.booking.booking-completed', {
  ...bookingParties,
  by: z.enum(['customer', 'system']),
  finalPrice: Dirham,
  /** Until then the customer may still dispute it. */
  disputableUntil: Instant,
});
export type BookingCompleted = z.infer<typeof BookingCompleted>;
