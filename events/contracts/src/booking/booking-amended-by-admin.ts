import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Revision } from './terms.ts';

/** An admin moved the booking. `startsAt` is the new time. */
export const BookingAmendedByAdmin = event('osta.booking.booking-amended-by-admin', {
  ...bookingParties,
  endsAt: Instant,
  previousStartsAt: Instant,
  /** Unless somebody says what happened before, the booking then counts as completed. */
  closesAt: Instant,
  revision: Revision,
  /** Counts as words of the customer, and is forgotten with them. */
  reason: PersonalWords,
});
export type BookingAmendedByAdmin = z.infer<typeof BookingAmendedByAdmin>;
