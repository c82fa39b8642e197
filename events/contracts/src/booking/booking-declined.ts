import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** The professional declined the booking. */
export const BookingDeclined = event('osta.booking.booking-declined', {
  ...bookingParties,
  /** The professional's words; may be empty. */
  reason: PersonalWords,
});
export type BookingDeclined = z.infer<typeof BookingDeclined>;
