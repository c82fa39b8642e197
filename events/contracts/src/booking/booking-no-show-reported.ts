import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** One side says that the other did not come. */
export const BookingNoShowReported = event('osta.booking.booking-no-show-reported', {
  ...bookingParties,
  quoteId: QuoteId.nullable(),
  by: Side,
  /** Whose words the reason is. */
  authorId: UserId,
  reason: PersonalWords,
  /** Until then the other side may contest it. */
  contestableUntil: Instant,
});
export type BookingNoShowReported = z.infer<typeof BookingNoShowReported>;
