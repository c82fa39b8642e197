import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId } from '../ids.ts';
import { NotBookedReason, TimeWindow } from '../request/terms.ts';
import { bookingParties } from './parties.ts';

/** The accepted quote could not be booked. */
export const BookingRefused = event('osta.booking.booking-refused', {
  ...bookingParties,
  quoteId: QuoteId,
  reason: NotBookedReason,
  /** Free times of the same professional, nearest first. */
  alternatives: z.array(TimeWindow).max(5),
});
export type BookingRefused = z.infer<typeof BookingRefused>;
