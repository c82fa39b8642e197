import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** The professional declined the booking. */
export const BookingDeclinedV1 = event('osta.booking.booking-declined.v1', {
  ...bookingParties,
  /** The professional's words; may be empty. */
  reason: PersonalWords,
});
export type BookingDeclinedV1 = z.infer<typeof BookingDeclinedV1>;
