import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The other side rejected the proposed time. The original time stands. */
export const RescheduleRejectedV1 = event('osta.booking.reschedule-rejected.v1', {
  ...bookingParties,
  /** Who rejected. */
  by: Side,
  /** Whose words the reason is. */
  authorId: UserId,
  reason: PersonalWords,
});
export type RescheduleRejectedV1 = z.infer<typeof RescheduleRejectedV1>;
