import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { Revision, Side } from './terms.ts';

/** The other side accepted the proposed time. `startsAt` is the new one. */
export const BookingRescheduled = event('osta.booking.booking-rescheduled', {
  ...bookingParties,
  /** Who accepted. */
  by: Side,
  endsAt: Instant,
  previousStartsAt: Instant,
  revision: Revision,
  /** Unless somebody says what happened before, the booking then counts as completed. */
  closesAt: Instant,
});
export type BookingRescheduled = z.infer<typeof BookingRescheduled>;
