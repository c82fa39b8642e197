import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** An admin resolved the dispute. */
export const DisputeResolved = event('osta.booking.dispute-resolved', {
  ...bookingParties,
  outcome: z.enum(['completed', 'cancelled']),
  /** Counts as words of the customer, and is forgotten with them. */
  reason: PersonalWords,
});
export type DisputeResolved = z.infer<typeof DisputeResolved>;
