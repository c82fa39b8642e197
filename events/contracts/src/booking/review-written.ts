import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side, Stars } from './terms.ts';

/** A side has reviewed the other. Nobody else reads it before it is published. */
export const ReviewWritten = event('osta.booking.review-written', {
  ...bookingParties,
  /** The side that wrote it. */
  by: Side,
  authorId: UserId,
  stars: Stars,
  /** Empty when only stars were given. */
  text: PersonalWords,
  /** False for the second review of a booking, with which both are published. */
  awaitsOther: z.boolean(),
});
export type ReviewWritten = z.infer<typeof ReviewWritten>;
