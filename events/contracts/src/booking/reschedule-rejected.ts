import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The other side rejected the proposed time. The original time stands. */
export const RescheduleRejected = event('osta.booking.reschedule-rejected', {
  ...bookingParties,
  /** Who rejected. */
  by: Side,
  /** Whose words the reason is. */
  authorId: UserId,
  reason: PersonalWords,
});
export type RescheduleRejected = z.infer<typeof RescheduleRejected>;
