import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** A side has replied to the other side’s published review, which can be done once. */
export const ReviewRepliedV1 = event('osta.booking.review-replied.v1', {
  ...bookingParties,
  /** The side that replied. */
  by: Side,
  authorId: UserId,
  text: PersonalWords.min(1),
  repliedAt: Instant,
});
export type ReviewRepliedV1 = z.infer<typeof ReviewRepliedV1>;
