import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Revision } from './terms.ts';

/** An admin cancelled the booking. */
export const BookingCancelledByAdmin = event('osta.booking.booking-cancelled-by-admin', {
  ...bookingParties,
  quoteId: QuoteId.nullable(),
  /** The cancellation counts as one more revision. Absent: recorded before cancellations said it. */
  revision: Revision.optional(),
  /** Counts as words of the customer, and is forgotten with them. */
  reason: PersonalWords,
});
export type BookingCancelledByAdmin = z.infer<typeof BookingCancelledByAdmin>;
