import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** The customer disputes the work. An admin resolves it. */
export const BookingDisputedV1 = event('osta.booking.booking-disputed.v1', {
  ...bookingParties,
  /** The customer's words. */
  reason: PersonalWords,
});
export type BookingDisputedV1 = z.infer<typeof BookingDisputedV1>;
