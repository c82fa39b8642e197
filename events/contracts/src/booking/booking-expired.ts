import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional did not answer in time. */
export const BookingExpired = event('osta.booking.booking-expired', {
  ...bookingParties,
});
export type BookingExpired = z.infer<typeof BookingExpired>;
