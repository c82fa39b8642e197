import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { FreeCancellationHours, Revision } from './terms.ts';

/** The booking was cancelled, by a side or because its request ended. */
export const BookingCancelled = event('osta.booking.booking-cancelled', {
  ...bookingParties,
  quoteId: QuoteId.nullable(),
  /** The cancellation counts as one more revision. Absent: recorded before cancellations said it. */
  revision: Revision.optional(),
  by: z.enum(['customer', 'professional', 'system']),
  /** Whose words the reason is. */
  authorId: UserId,
  /** After the time until which it was free. Counts against the side that cancelled. */
  isLate: z.boolean(),
  /** The policy in force. */
  freeCancellationHours: FreeCancellationHours,
  reason: PersonalWords,
});
export type BookingCancelled = z.infer<typeof BookingCancelled>;
