import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** Nobody said anything after the end of the booking. It counts as completed, but nobody verified it. */
export const BookingAutoCompleted = event('osta.booking.booking-auto-completed', {
  ...bookingParties,
  disputableUntil: Instant,
});
export type BookingAutoCompleted = z.infer<typeof BookingAutoCompleted>;
