import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional has invited the customer of a job that is done to come back for the same. */
export const BookingRepeatInvited = event('osta.booking.booking-repeat-invited', {
  ...bookingParties,
});
export type BookingRepeatInvited = z.infer<typeof BookingRepeatInvited>;
