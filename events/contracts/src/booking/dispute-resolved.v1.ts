import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** An admin resolved the dispute. */
export const DisputeResolvedV1 = event('osta.booking.dispute-resolved.v1', {
  ...bookingParties,
  outcome: z.enum(['completed', 'cancelled']),
  /** Counts as words of the customer, and is forgotten with them. */
  reason: PersonalWords,
});
export type DisputeResolvedV1 = z.infer<typeof DisputeResolvedV1>;
