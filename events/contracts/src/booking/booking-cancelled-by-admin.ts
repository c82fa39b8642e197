import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** An admin cancelled the booking. */
export const BookingCancelledByAdmin = event('osta.booking.booking-cancelled-by-admin', {
  ...bookingParties,
  quoteId: QuoteId.nullable(),
  /** Counts as words of the customer, and is forgotten with them. */
  reason: PersonalWords,
});
export type BookingCancelledByAdmin = z.infer<typeof BookingCancelledByAdmin>;
