import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The side that is said not to have come contests it. An admin resolves it. */
export const NoShowContested = event('osta.booking.no-show-contested', {
  ...bookingParties,
  by: Side,
  /** Whose words the reason is. */
  authorId: UserId,
  reason: PersonalWords,
});
export type NoShowContested = z.infer<typeof NoShowContested>;
