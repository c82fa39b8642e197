import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { BookingPrice } from './terms.ts';

/** The booking stands: both sides count on it. */
export const BookingConfirmed = event('osta.booking.booking-confirmed', {
  ...bookingParties,
  /** `null`: it began without a request. */
  quoteId: QuoteId.nullable(),
  endsAt: Instant,
  price: BookingPrice,
  /** Unless somebody says what happened before, the booking then counts as completed. */
  closesAt: Instant,
});
export type BookingConfirmed = z.infer<typeof BookingConfirmed>;
