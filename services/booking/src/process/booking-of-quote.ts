import { BookingId, type QuoteId } from '@osta/contracts/ids';

import { derivedId } from '../ids/derived-id.ts';

/**
 * Returns the id of the booking that a quote led to before acceptances named their booking: the same for the same
 * quote, so that a second delivery of its acceptance finds the booking.
 */
export function bookingOfQuote(quoteId: QuoteId): BookingId {
  return BookingId.parse(derivedId('booking-of-quote', quoteId));
}
