import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** One side proposes another time. The proposed time is held until it is answered. */
export const RescheduleProposed = event('osta.booking.reschedule-proposed', {
  ...bookingParties,
  by: Side,
  /** Whose words the note is. */
  authorId: UserId,
  newStartsAt: Instant,
  newEndsAt: Instant,
  /** After that the original time stands. */
  answerBy: Instant,
  note: PersonalWords,
});
export type RescheduleProposed = z.infer<typeof RescheduleProposed>;
