import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional did not answer in time. */
export const BookingExpiredV1 = event('osta.booking.booking-expired.v1', {
  ...bookingParties,
});
export type BookingExpiredV1 = z.infer<typeof BookingExpiredV1>;
