import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** The customer disputes the work. An admin resolves it. */
export const BookingDisputed = event('osta.booking.booking-disputed', {
  ...bookingParties,
  /** The customer's words. */
  reason: PersonalWords,
});
export type BookingDisputed = z.infer<typeof BookingDisputed>;
