import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** A side has replied to the other side’s published review, which can be done once. */
export const ReviewReplied = event('osta.booking.review-replied', {
  ...bookingParties,
  /** The side that replied. */
  by: Side,
  authorId: UserId,
  text: PersonalWords.min(1),
  repliedAt: Instant,
});
export type ReviewReplied = z.infer<typeof ReviewReplied>;
