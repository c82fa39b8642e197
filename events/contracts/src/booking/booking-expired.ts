import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** Nobody answered in time: neither the booking, nor a proposed time that stood. */
export const BookingExpired = event('osta.booking.booking-expired', {
  ...bookingParties,
  /** Whose answer was missing. Absent, recorded before it was said: the professional's. */
  owedBy: Side.optional(),
});
export type BookingExpired = z.infer<typeof BookingExpired>;
