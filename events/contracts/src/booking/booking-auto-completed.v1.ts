import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';

/** Nobody said anything after the end of the booking. It counts as completed, but nobody verified it. */
export const BookingAutoCompletedV1 = event('osta.booking.booking-auto-completed.v1', {
  ...bookingParties,
  disputableUntil: Instant,
});
export type BookingAutoCompletedV1 = z.infer<typeof BookingAutoCompletedV1>;
