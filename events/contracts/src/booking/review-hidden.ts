import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** An admin has hidden a published review, with its reply. It does not count any more. */
export const ReviewHidden = event('osta.booking.review-hidden', {
  ...bookingParties,
  /** The side that wrote the review. */
  of: Side,
  /** Its author reads it. */
  reason: PersonalWords.min(1),
});
export type ReviewHidden = z.infer<typeof ReviewHidden>;
